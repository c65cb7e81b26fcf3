/** Four people in one match: the draft, a base at which three of them use Specials, and the end, each at their own screen. */
import { expect, it } from 'vitest';
import type { Catalog } from '../../game/catalog';
import { move } from '../../game/match/move';
import type { PlayerId, State } from '../../game/state';
import { viewOf } from '../../game/view';
import { leastAnswer } from '../../server/simulation/players';
import { mouse } from './hands';
import { arrange, useHouse } from './house';
import { asked, playOn, stateOf, wayFrom } from './lot';
import { Person } from './person';
import { Robot } from './robot';
import { together } from './together';

const house = useHouse();

/** Factions with Specials for when bases score. */
const PICKS: readonly (readonly string[])[] = [
  ['ninjas', 'kung-fu-fighters'],
  ['pirates', 'werewolves'],
  ['giant-ants', 'disco-dancers'],
  ['aliens', 'vampires'],
];

/** Who would use a Special if the turn were finished now and everyone used what they can. */
function usersFrom(catalog: Catalog, state: State): Set<PlayerId> {
  const users = new Set<PlayerId>();
  let outcome = move(catalog, state, state.active, { type: 'finish' });
  while (outcome.ok && outcome.state.turn === state.turn) {
    const decision = asked(outcome.state);
    if (!decision) break;
    const { player, kind, options, min, max } = decision;
    const takes = options[0] !== undefined && (kind === 'respond' || (min === 0 && max === 1));
    if (takes && kind === 'respond') users.add(player);
    const answer = takes ? options.slice(0, 1) : leastAnswer(decision);
    outcome = move(catalog, outcome.state, player, { type: 'answer', answer });
  }
  return users;
}

/** Whether the active player has only to finish for a base to score with Specials of three players. */
function isRipe(catalog: Catalog, state: State): boolean {
  if (state.phase !== 'play' || state.resolution || state.step !== 'playCards') return false;
  const isBreaking = viewOf(catalog, state, null).bases.some(({ total, breakpoint }) => total >= breakpoint);
  return isBreaking && usersFrom(catalog, state).size >= 3;
}

/** Who has answered a priority window with a Special since a move. */
async function usersSince(match: string, from: number): Promise<PlayerId[]> {
  const { log } = await house.server.matches.whole(match);
  const users = log.slice(from).flatMap(({ action }) => {
    const { type, args, playerID } = action.payload as { type: string; args: unknown; playerID: string };
    return type === 'answer' && /\/special/.test(JSON.stringify(args)) ? [Number(playerID)] : [];
  });
  return [...new Set(users)];
}

it('plays a match of four at four screens', async () => {
  const { catalog } = house.server.matches;
  const { id, sittings } = await arrange(house, {
    names: ['Ana', 'Ben', 'Cleo', 'Dan'],
    setupData: { seed: 'four', firstPlayer: 0, priority: 'usable' },
  });
  const people = await Promise.all(sittings.map((seat) => Person.comes(house, { seats: { [id]: seat } })));
  const robots = people.map((person) => new Robot(person, mouse));
  for (const [seat, robot] of robots.entries()) robot.wishes = PICKS[seat] ?? [];
  const comeToTheTable = () => Promise.all(people.map((person) => person.opens(`/match/${id}`)));
  await comeToTheTable();

  await together(house, id, robots, ({ phase }) => phase !== 'draft');
  const drafted = await stateOf(house, id);
  const sorted = (pairs: readonly (readonly string[])[]) => pairs.map((pair) => [...pair].sort());
  expect(sorted(drafted.players.map(({ factions }) => factions))).toEqual(sorted(PICKS));

  // A few turns later a base is about to score.
  const { state: ripe, moves } = wayFrom(catalog, drafted, (state) => isRipe(catalog, state), 150);
  await playOn(house, id, moves);
  const { log } = await house.server.matches.whole(id);
  const active = people[ripe.active];
  if (!active) throw new Error('nobody sits there');
  await mouse.press(active.see('[data-do="finish"]'));
  await active.settled();
  for (const robot of robots) robot.temper = 'eager';
  await together(house, id, robots, ({ turn, phase }) => turn !== ripe.turn || phase === 'over');
  expect((await usersSince(id, log.length)).length).toBeGreaterThanOrEqual(3);
  const { players } = await stateOf(house, id);
  for (const person of people)
    for (const [seat, { vp }] of players.entries())
      await expect.poll(() => person.see(`[data-zone="vp-${seat}"]`).first().textContent()).toContain(String(vp));

  // While they are away the game goes on almost to its end; then they come back for the last moves.
  await Promise.all(people.map((person) => person.opens('/credits')));
  const rest = wayFrom(catalog, await stateOf(house, id), ({ phase }) => phase === 'over', 4000);
  await playOn(house, id, rest.moves.slice(0, -2));
  await comeToTheTable();
  for (const robot of robots) robot.temper = 'modest';
  await together(house, id, robots, ({ phase }) => phase === 'over');
  const { result } = await stateOf(house, id);
  for (const person of people) {
    await person.see('dialog.end[open]').waitFor();
    expect(await person.see('.end__place').count()).toBe(4);
    expect(await person.see('.end__place--won').count()).toBe(result?.winners.length);
    person.isFine();
  }
});
