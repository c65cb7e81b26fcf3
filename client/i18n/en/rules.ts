/** The rules of the game, its key terms, and the credits. */
export const rules = {
  'rules.title': 'How to play',
  'rules.intro': 'The whole game in five minutes of reading. Prefer to try it out?',
  'rules.learn': 'Play the first game with a guide',
  'rules.search': 'Search the rules',
  'rules.found': '{count, =0: Nothing found., one: One passage found., other: # passages found.}',
  'rules.contents': 'Contents',
  'rules.glossary': 'Key terms',
  'rules.example': 'Example: {card}',
  'rules.goal': 'Goal',
  'rules.goal.1':
    'Each player fights with a deck made of two factions. Send your minions to the bases in the middle, break the bases and take the victory points (VP).',
  'rules.goal.2': 'If someone has 15 VP or more at the end of a turn, the player with the most VP wins.',
  'rules.setup': 'Setup',
  'rules.setup.1': 'Everyone takes two different factions of 20 cards and shuffles them into one deck of 40.',
  'rules.setup.2':
    'In a draft, players pick one faction each in turn order, and then once more in the opposite order, so that the last to pick picks twice in a row.',
  'rules.setup.3':
    'The bases of every set in play are shuffled; one more base than there are players is laid out: 3 for two players, 4 for three, 5 for four.',
  'rules.setup.4':
    'Everyone draws 5 cards. Whoever has no minion among them may show the hand once and draw five new cards.',
  'rules.turn': 'Your turn',
  'rules.turn.1':
    '1. Start Turn: effects that last until your turn end, then what happens at the start of a turn happens.',
  'rules.turn.2':
    '2. Play Cards: play up to one minion and up to one action, in any order. You may also play only one of them, or nothing. Now is also the time for Talents.',
  'rules.turn.3':
    '3. Score Bases: every base whose total power has reached its breakpoint scores. You need not have caused it, and you cannot prevent it.',
  'rules.turn.4':
    '4. Draw 2 Cards: draw two cards; then discard down to ten if you hold more. An empty deck is made anew from your discard pile.',
  'rules.turn.5':
    '5. End Turn: what happens at the end of a turn happens, then effects that last until the end of the turn are over. If someone has 15 VP now, the game may be over too.',
  'rules.cards': 'Playing cards',
  'rules.cards.1':
    'A minion goes to a base of your choice and stays. Its ability happens once, when it is played, unless it begins with Ongoing, Special or Talent.',
  'rules.cards.2':
    'An action does what it says and is then discarded, unless it says that it is played on a base or a minion: then it stays there.',
  'rules.cards.3': '“May” and “up to” leave the choice to you; everything else must be done as far as possible.',
  'rules.cards.4':
    'One card is finished before what it has set off happens; if several things happen at once, the active player decides on the order.',
  'rules.scoring': 'Scoring a base',
  'rules.scoring.1':
    'If several bases are ready, the active player chooses which one scores first. A base that was chosen is scored, even if its power drops meanwhile.',
  'rules.scoring.2': 'Before it scores, everyone may use Specials that fit the moment (Me First!).',
  'rules.scoring.3':
    'Then the power is compared: the winner takes the left number of VP, the runner-up the middle one and the third the right one. To take part you need a minion or at least 1 power there.',
  'rules.scoring.4':
    'After it has scored, there is another round of Specials. Then all cards there go to their owners’ discard piles: they are discarded, not destroyed.',
  'rules.scoring.5': 'A new base takes the place of the old one, and all bases are looked at again.',
  'rules.ties': 'Ties',
  'rules.ties.1': 'Players with the same power share a place, and each of them gets all the VP of it.',
  'rules.ties.2': 'The places below are used up: two winners leave no runner-up, and the next player is third.',
  'rules.ties.3':
    'If the lead is shared when the game would end, it goes on until one player alone leads at the end of a turn.',
  'rules.first': 'Specials and Me First!',
  'rules.first.1':
    'A Special says when it can be used, often before or after a base scores, also on the turns of others. It does not count as one of your two plays.',
  'rules.first.2':
    'What is in play goes first. Then the active player uses one Special or passes, then the next player clockwise, and so on.',
  'rules.first.3':
    'It is over when everyone has passed in a row. Whoever has passed gets another chance if someone else uses a Special.',
  'term.minion': 'Minion',
  'term.minion.what': 'A card that fights on a base. Its number is its power.',
  'term.action': 'Action',
  'term.action.what': 'A card with an effect. It has no power of its own.',
  'term.base': 'Base',
  'term.base.what': 'What is fought over: a breakpoint, three VP values and an ability of its own.',
  'term.power': 'Power',
  'term.power.what':
    'How strong a minion is: the printed number with everything that changes it, never less than 0. Yours at a base is that of all your minions there together.',
  'term.breakpoint': 'Breakpoint',
  'term.breakpoint.what': 'The total power of all players at which a base scores.',
  'term.vp': 'Victory points (VP)',
  'term.vp.what': 'What wins the game: 15 of them at the end of a turn.',
  'term.ongoing': 'Ongoing',
  'term.ongoing.what': 'Works as long as the card is in play.',
  'term.special': 'Special',
  'term.special.what': 'Works at the moment it names, from the hand or from where it says.',
  'term.talent': 'Talent',
  'term.talent.what':
    'You may use it once on each of your turns while you play cards, also on the turn it comes into play.',
  'term.extra': 'Extra',
  'term.extra.what':
    'A further play beside your one minion and one action. You need not use it; some must be used at once or are lost.',
  'term.destroy': 'Destroy',
  'term.destroy.what': 'Put a card in play into its owner’s discard pile.',
  'term.discard': 'Discard',
  'term.discard.what':
    'Put a card that is not in play into the discard pile; from your hand, unless it says otherwise. You choose which.',
  'term.move': 'Move',
  'term.move.what': 'Take a minion from one base to another, with everything on it. It is not played again.',
  'term.return': 'Return',
  'term.return.what': 'Put a card back to where it came from, mostly its owner’s hand. What is on it is discarded.',
  'term.place': 'Place',
  'term.place.what':
    'Put a card somewhere in any other way, such as under a deck. This is neither playing nor discarding.',
  'term.affect': 'Affect',
  'term.affect.what':
    'To move a card, destroy it, return it, change its power or its controller, put a card on it or cancel its ability.',
  'term.control': 'Control',
  'term.control.what': 'You control what you play, until someone else takes control of it.',
  'term.owner': 'Owner',
  'term.owner.what': 'The player whose deck a card comes from. Cards that leave play go back to their owner.',
  'term.counter': '+1 power counter',
  'term.counter.what': 'Adds 1 to the power of the minion it is on, until the minion leaves.',
  'term.standard': 'Standard action',
  'term.standard.what': 'An action that is discarded after use, because it is not put on anything.',
  'term.active': 'Active player',
  'term.active.what': 'The player whose turn it is.',
  'credits.title': 'Credits',
  'credits.fan': 'A fan project',
  'credits.fanWhat':
    'Smashtable is an unofficial fan project, made for the love of the game. It is not affiliated with, endorsed by or paid for by the publisher of Smash Up. Names of the game, its sets, factions and cards belong to their owners. All texts, code and card faces here are our own.',
  'credits.buy': 'If you like it, buy the real game: nothing beats a table with friends around it.',
  'credits.icons': 'Pictures',
  'credits.iconsWhat':
    'The emblems and pictures on the cards come from {source} and are used under {license}; we colour and frame them.',
  'credits.fonts': 'Typefaces',
  'credits.fontsWhat': '{display} and {text}, both under the {license}.',
  'credits.code': 'Software',
  'credits.codeWhat': 'Built with open-source software, among it:',
} as const;
