/** The first game and its coach, and the words of motion. */
export const learn = {
  'motion.skip': 'Skip',
  'learn.title': 'Your first game',
  'learn.intro':
    'Five minutes on a real table, against a practice bot, with a coach at your side. You need to know nothing; play whatever you like.',
  'learn.you': 'You play Dinosaurs and Pirates: strong minions, and a few tricks at the last moment.',
  'learn.start': 'Start the first game',
  'learn.continue': 'Continue the first game',
  'learn.again': 'Start over',
  'learn.noSeat': 'This lesson belongs to someone else. Start one of your own.',
  'learn.rules': 'Read the rules instead',
  'learn.coach': 'Coach',
  'learn.back': 'Back',
  'learn.next': 'Got it',
  'learn.skip': 'Skip this',
  'learn.newer': 'Onward',
  'learn.hide': 'Hide the coach',
  'learn.show': 'Ask the coach',
  'learn.waiting': 'Play on. I speak up when there is something new.',
  'learn.play': 'Play a game of your own',
  'learn.welcome.title': 'Welcome to the table!',
  'learn.welcome.text':
    'Whoever has 15 victory points (VP) wins. This is where yours are counted. You earn them at bases.',
  'learn.bases.title': 'Bases and breakpoints',
  'learn.bases.text':
    'This is {base}. Its breakpoint is {breakpoint}: once all minions here have that much power together, it scores, whoever they belong to.',
  'learn.hand.title': 'Your hand',
  'learn.hand.text':
    'Each turn you may play one minion and one action: both, one or none, in any order. Cards you can play now are lit up.',
  'learn.minion.title': 'Play a minion',
  'learn.minion.text': 'Choose a lit minion, such as {card}. Its number is its power.',
  'learn.minion.lifted': 'Now choose the base where it is to fight.',
  'learn.question.title': 'A card asks you something',
  'learn.question.text':
    '{card} wants you to choose. What you may choose is lit up. Where a card says “you may”, choosing nothing is fine too.',
  'learn.total.title': 'Who is ahead?',
  'learn.total.text':
    '{total} of {breakpoint} power are here. The medals show who would get which points if the base broke now: most power wins, then runner-up, then third.',
  'learn.action.title': 'Play an action',
  'learn.action.text': 'Actions do something at once, or stay on a base or minion. Choose a lit one, such as {card}.',
  'learn.action.lifted': 'Now choose what it is played on. If it needs no place, press the button that plays it.',
  'learn.ongoing.title': 'Cards that go on working',
  'learn.ongoing.text':
    '{card} keeps changing things while it is in play. Such abilities are called Ongoing. Open any card to read it and to see how its power adds up.',
  'learn.talent.title': 'Something to use',
  'learn.talent.text':
    '{card} has an ability you can use now: a Talent, once each turn, or a Special. Choose the card to use it.',
  'learn.finish.title': 'Finish your turn',
  'learn.finish.text':
    'You have played what you can. Finish playing: bases that have reached their breakpoint score, and you draw two cards.',
  'learn.draw.title': 'Two new cards',
  'learn.draw.text':
    'At the end of your turn you draw two cards; you may keep ten. Now the bot plays. Everything it does is in the log.',
  'learn.close.title': 'A base is about to break',
  'learn.close.text': '{base} lacks only {missing} power. It scores at the end of the turn in which it gets there.',
  'learn.close.ready': '{base} has reached its breakpoint. It scores when you finish playing.',
  'learn.respond.title': 'Before it scores: Specials',
  'learn.respond.text':
    'A base is about to score. First everyone may use Specials in turn, such as a minion that moves there at the last moment. Use one, or pass.',
  'learn.scored.title': 'A base has scored',
  'learn.scored.text':
    'The winner, the runner-up and the third got the points on its medals; who is tied shares the better place. Its cards went to their owners’ discard piles, and a new base took its place.',
  'learn.alone.title': 'You know the game',
  'learn.alone.text': 'The rest is on the cards. Play on to 15 points: you are on your own now. Good luck!',
  'learn.over.title': 'That was your first game',
  'learn.over.text': 'Well played! Next, try other factions: every pair of them makes a different game.',
} as const;
