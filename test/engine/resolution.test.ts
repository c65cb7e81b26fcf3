/** A move that waits for answers is plain data: it survives JSON, other copies of the engine, and changed content. */
import { describe, expect, it } from 'vitest';
import { buildCatalog } from '../../game/language/build';
import { move } from '../../game/match/move';
import type { State } from '../../game/state';
import { loadContent } from '../../server/content/loadContent';
import { projectRoot } from '../../server/content/project';
import { catalog } from '../catalog';
import { table } from '../table';

const position = () =>
  table({
    p0: { hand: ['invasion'] },
    bases: { tortuga: { p1: ['first-mate', 'pirate-king'] }, 'jungle-oasis': {}, 'tar-pits': {} },
  });

describe('a resolution', () => {
  it('goes on the same from memory and from JSON', () => {
    const t = position();
    const played = move(catalog, t.state, 0, { type: 'play', card: t.id('invasion'), on: 0 });
    if (!played.ok) throw new Error(played.reason);
    const copy = JSON.parse(JSON.stringify(played.state)) as State;
    const answer = { type: 'answer', answer: [t.id('pirate-king')] } as const;
    const [fromJson, fromMemory] = [move(catalog, copy, 0, answer), move(catalog, played.state, 0, answer)];
    expect(fromMemory).toEqual(fromJson);
    const again = move(catalog, played.state, 0, { type: 'answer', answer: [t.id('first-mate')] });
    expect(again.ok && again.state.resolution?.decision.params).toEqual({ card: t.id('first-mate') });
  });

  it('tells each event once, however often it is run again', () => {
    const t = table({ p0: { hand: ['tiger-assassin'] }, bases: { tortuga: { p1: ['first-mate'] } } });
    t.p0.plays('tiger-assassin', { on: 'tortuga' });
    expect(t.told()).toEqual(['played']);
    t.p0.chooses('first-mate');
    expect(t.told()).toEqual(['destroyed']);
  });

  it('is rolled back, and nothing is lost, if the content changed so that an answer no longer fits', async () => {
    const { content } = await loadContent([projectRoot], { code: 'allow' });
    const invasion = content.factions
      .find(({ file }) => file.id === 'aliens')
      ?.file.cards.find(({ id }) => id === 'invasion');
    if (!invasion) throw new Error('no card to change');
    invasion.onPlay = { move: { what: { minion: { power: { max: 3 } } } } };
    const changed = buildCatalog(content);
    const t = position();
    const before = t.state;
    t.p0.plays('invasion');
    t.p0.chooses('pirate-king');
    const outcome = move(changed, t.state, 0, { type: 'answer', answer: [t.id('tar-pits')] });
    expect(outcome).toMatchObject({
      ok: true,
      events: [{ type: 'rolledBack', player: 0, reason: 'answerNoLongerFits' }],
    });
    expect(outcome.ok && outcome.state).toEqual(before);
  });

  it('refuses every answer that does not fit, and says why', () => {
    const t = table({
      p0: { hand: ['cannon'] },
      bases: { tortuga: { p1: ['first-mate', 'ninja-acolyte', 'walker'] }, 'jungle-oasis': { p1: ['king-rex'] } },
    });
    t.p0.plays('cannon');
    const answer = (...options: (string | number)[]) => t.refusal(0, { type: 'answer', answer: options });
    const [mate, acolyte, walker, rex] = ['first-mate', 'ninja-acolyte', 'walker', 'king-rex'].map((name) =>
      t.id(name),
    ) as [number, number, number, number];
    expect(answer(mate, acolyte, walker)).toBe('tooMany');
    expect(answer(mate, mate)).toBe('twice');
    expect(answer(rex)).toBe('notAnOption');
    expect(answer('__proto__')).toBe('notAnOption');
    expect(t.refusal(1, { type: 'answer', answer: [mate] })).toBe('notAsked');
    expect(t.refusal(0, { type: 'finish' })).toBe('questionOpen');
    expect(answer(mate, walker)).toBeNull();
  });
});
