/** The verbs of the game. Each may ask questions or set off reactions on the way, so most are generators. */
export { affect, noteAffected, replaced } from './affect';
export { arrange, ask, choose, chooseNumber, chooseOption, choosePlayer, chooseSome, confirm, show } from './ask';
export {
  addBase,
  addTokens,
  clearTokens,
  destroyBase,
  discardBase,
  forgetBase,
  stackBases,
  swapBase,
  topBases,
} from './bases';
export {
  discard,
  discardFromHand,
  draw,
  gainVp,
  give,
  giveWhenResolved,
  put,
  random,
  reveal,
  revealUntil,
  search,
  setAside,
  shuffle,
  shuffleDeck,
  shuffleInto,
  shuffleRevealed,
  takeRevealed,
  topOfDeck,
} from './cards';
export {
  addCounters,
  bestow,
  cancel,
  changeBreakpoint,
  endOfTurn,
  endOfTurnOf,
  gainPower,
  gainPowerAt,
  lasts,
  move,
  setBreakpoint,
  startOfTurnOf,
  takeControl,
  transferAction,
  transferCounters,
} from './change';
export { chooseCounters, chooseReceivers, distributeCounters, takeCounters } from './counters';
export {
  destination,
  destroy,
  discardFromPlay,
  leavePlay,
  putInDeck,
  putInto,
  returnToHand,
  whileLeaving,
} from './leave';
export { playOffTheTop } from './offTheTop';
export { extra, play, playOneOf } from './play';
export {
  carriedOutBy,
  causeFor,
  conclude,
  joining,
  noteSpecial,
  noteUsed,
  react,
  runTalent,
  scope,
  tellingIfNothing,
  whole,
  within,
} from './resolve';
export { fire, resolveAll } from './triggers';
export { offTable, opportunity, useAbility } from './window';
