/** The files of a new pack: short, valid and playable, to be changed line by line into something of one's own. */

/** `deep-sea-divers` as a name: `Deep Sea Divers`. */
function nameOf(id: string): string {
  return id.replace(/(^|-)([a-z0-9])/g, (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`);
}

export function factionTemplate({ id, set, schema }: { id: string; set: string; schema: string }): string {
  return `# yaml-language-server: $schema=${schema}
id: ${quoted(id)}
name: ${quoted(nameOf(id))}
set: ${quoted(set)}
color: ['#34495e', '#f39c12'] # main and accent
icon: flying-flag # a name of the game-icons collection, https://game-icons.net
summary: Say in one sentence how your faction plays.
cards: # the copies add up to 20
  - id: captain
    name: Captain
    type: minion
    power: 5
    copies: 1
    text: You may destroy a minion here with power 2 or less.
    onPlay: { may: { destroy: { minion: { here: true, power: { max: 2 } } } } }

  - id: veteran # a minion without ability has no text either
    name: Veteran
    type: minion
    power: 4
    copies: 2

  - id: scholar
    name: Scholar
    type: minion
    power: 2
    copies: 3
    text: Draw a card.
    onPlay: { draw: 1 }

  - id: recruit
    name: Recruit
    type: minion
    power: 2
    copies: 4
    text: You may play an extra minion with power 2 or less.
    onPlay: { extraMinion: { power: { max: 2 } } }

  - id: plan
    name: Plan
    type: action
    copies: 3
    text: Draw two cards.
    onPlay: { draw: 2 }

  - id: ambush
    name: Ambush
    type: action
    copies: 3
    text: Destroy a minion with power 3 or less.
    onPlay: { destroy: { minion: { power: { max: 3 } } } }

  - id: march
    name: March
    type: action
    copies: 2
    text: Move up to two of your minions to other bases.
    onPlay: { move: { what: { minion: { whose: yours }, upTo: 2 } } }

  - id: banner # playOn makes an action stay in play
    name: Banner
    type: action
    copies: 2
    text: 'Play on a base. Ongoing: Each of your minions here has +1 power.'
    playOn: base
    ongoing: { power: { what: { here: true, whose: yours }, plus: 1 } }
`;
}

export function basesTemplate({ set, schema }: { set: string; schema: string }): string {
  return `# yaml-language-server: $schema=${schema}
set: ${quoted(set)}
name: ${quoted(nameOf(set))}
bases:
  - id: old-bridge # a base without ability has no text either
    name: Old Bridge
    breakpoint: 16
    vp: [3, 2, 1] # for the winner, the runner-up and the third

  - id: reading-room
    name: Reading Room
    breakpoint: 20
    vp: [4, 2, 1]
    text: After this base scores, the winner draws a card.
    ongoing: { trigger: { at: afterScoring, player: winner, do: { draw: 1 } } }
`;
}

/** YAML would read some words (`1984`, `true`, `1e3`) as something else than text. */
function quoted(text: string): string {
  return /^(?!(?:true|false|null|yes|no|on|off)$)[a-z][a-z -]*$/i.test(text) ? text : `'${text}'`;
}
