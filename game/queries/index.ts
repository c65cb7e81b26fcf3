/** The queries of the game: values that follow from what is in play now and are never stored. */

export { allows, cancelled, faulty, isFaulty, silenced, sources, test } from './abilities';
export { breakpoint } from './breakpoint';
export { hasName, names } from './names';
export { hosts, limitFits, mayPlay, offers, plays, printedPower, whyNot } from './permission';
export { isEligible, placesAt, readyBases } from './places';
export { playerPower, power, powerParts, powersAt, totalPower } from './power';
export { triggersOf } from './triggers';
export { mayHaveSpecial, talentRepeated, usable, usableSpecials, usableTalents } from './uses';
export {
  actions,
  attached,
  baseOf,
  bases,
  controllerOf,
  faceUpBase,
  inPlay,
  lastKnown,
  minions,
  order,
  others,
  zoneOf,
} from './where';
