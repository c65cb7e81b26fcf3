import type { rules as source } from '../en/rules';

export const rules: Readonly<Record<keyof typeof source, string>> = {
  'rules.title': 'Comment jouer',
  'rules.intro': 'Tout le jeu en cinq minutes de lecture. Vous préférez essayer ?',
  'rules.learn': 'Jouer une première partie guidée',
  'rules.search': 'Chercher dans les règles',
  'rules.found': '{count, =0: Rien trouvé., one: Un passage trouvé., other: # passages trouvés.}',
  'rules.contents': 'Sommaire',
  'rules.glossary': 'Termes clés',
  'rules.example': 'Exemple : {card}',
  'rules.goal': 'But du jeu',
  'rules.goal.1':
    'Chaque joueur se bat avec un paquet formé de deux factions. Envoyez vos Créatures sur les Bases du milieu, faites-les céder et prenez les Points de Victoire (PV).',
  'rules.goal.2': 'Si quelqu’un a 15 PV ou plus à la fin d’un tour, le joueur qui a le plus de PV gagne.',
  'rules.setup': 'Mise en place',
  'rules.setup.1': 'Chacun prend deux factions différentes de 20 cartes et les mélange en un paquet de 40 cartes.',
  'rules.setup.2':
    'Quand on choisit à tour de rôle, chacun prend une faction dans l’ordre, puis une seconde dans l’ordre inverse : le dernier choisit donc deux fois de suite.',
  'rules.setup.3':
    'Les Bases de toutes les extensions en jeu sont mélangées ; on en révèle une de plus que de joueurs : 3 à deux joueurs, 4 à trois, 5 à quatre.',
  'rules.setup.4':
    'Chacun pioche 5 cartes. Qui n’a aucune Créature peut, une fois, montrer sa main et piocher cinq nouvelles cartes.',
  'rules.turn': 'Votre tour',
  'rules.turn.1':
    '1. Début de tour : les effets qui durent jusqu’à votre tour prennent fin, puis tout ce qui arrive en début de tour se produit.',
  'rules.turn.2':
    '2. Jouer des cartes : jouez jusqu’à une Créature et jusqu’à une Action, dans l’ordre voulu. Vous pouvez n’en jouer qu’une, ou aucune. C’est aussi le moment des Talents.',
  'rules.turn.3':
    '3. Conquête : chaque Base dont la Force totale atteint sa Résistance est conquise. Peu importe qui l’a provoqué, et nul ne peut y renoncer.',
  'rules.turn.4':
    '4. Piocher 2 cartes : piochez deux cartes, puis défaussez jusqu’à n’en garder que dix. Une pioche vide est reformée avec votre défausse.',
  'rules.turn.5':
    '5. Fin de tour : ce qui arrive en fin de tour se produit, puis les effets qui durent jusqu’à la fin du tour cessent. Si quelqu’un a 15 PV, la partie peut aussi finir.',
  'rules.cards': 'Jouer les cartes',
  'rules.cards.1':
    'Une Créature va sur la Base de votre choix et y reste. Son effet se produit une fois, quand elle est jouée, sauf s’il commence par Permanent, Spécial ou Talent.',
  'rules.cards.2':
    'Une Action fait ce qu’elle dit puis est défaussée, sauf si elle s’attache à une Base ou à une Créature : elle y reste alors.',
  'rules.cards.3':
    '« Vous pouvez » et « jusqu’à » vous laissent le choix ; tout le reste doit être fait autant que possible.',
  'rules.cards.4':
    'Une carte est entièrement résolue avant ce qu’elle déclenche ; si plusieurs choses arrivent en même temps, le joueur actif choisit l’ordre.',
  'rules.scoring': 'Conquérir une Base',
  'rules.scoring.1':
    'Si plusieurs Bases sont prêtes, le joueur actif choisit laquelle est conquise d’abord. Une Base choisie est conquise même si la Force y baisse entre-temps.',
  'rules.scoring.2':
    'Avant la Conquête, chacun peut utiliser les effets Spéciaux prévus pour ce moment (Moi d’abord !).',
  'rules.scoring.3':
    'Puis on compare la Force : le Vainqueur prend les PV de gauche, le Deuxième ceux du milieu et le Troisième ceux de droite. Pour participer, il faut y avoir une Créature ou au moins 1 de Force.',
  'rules.scoring.4':
    'Après la Conquête vient un second tour d’effets Spéciaux. Puis toutes les cartes qui s’y trouvent vont dans la défausse de leurs propriétaires : elles sont défaussées, pas détruites.',
  'rules.scoring.5': 'Une nouvelle Base remplace l’ancienne, et l’on vérifie de nouveau toutes les Bases.',
  'rules.ties': 'Égalités',
  'rules.ties.1': 'Les joueurs à égalité de Force partagent une place, et chacun en reçoit tous les PV.',
  'rules.ties.2':
    'Les places suivantes sont perdues : avec deux Vainqueurs il n’y a pas de Deuxième, et le joueur suivant est Troisième.',
  'rules.ties.3':
    'Si la tête est partagée au moment de finir, la partie continue jusqu’à ce qu’un seul joueur soit en tête à la fin d’un tour.',
  'rules.first': 'Spéciaux et Moi d’abord !',
  'rules.first.1':
    'Un effet Spécial dit quand on peut l’utiliser, souvent avant ou après une Conquête, même au tour des autres. Il ne compte pas parmi vos deux cartes.',
  'rules.first.2':
    'Ce qui est en jeu passe d’abord. Puis le joueur actif utilise un effet Spécial ou passe, puis le suivant dans le sens horaire, et ainsi de suite.',
  'rules.first.3':
    'C’est fini quand tous ont passé à la suite. Qui a passé retrouve sa chance si un autre utilise un effet Spécial.',
  'term.minion': 'Créature',
  'term.minion.what': 'Une carte qui se bat sur une Base. Son nombre est sa Force.',
  'term.action': 'Action',
  'term.action.what': 'Une carte à effet. Elle n’a pas de Force.',
  'term.base': 'Base',
  'term.base.what': 'L’enjeu du combat : une Résistance, trois valeurs de PV et un effet propre.',
  'term.power': 'Force',
  'term.power.what':
    'La vigueur d’une Créature : le nombre imprimé et tout ce qui le modifie, jamais moins de 0. La vôtre sur une Base est celle de toutes vos Créatures qui s’y trouvent.',
  'term.breakpoint': 'Résistance',
  'term.breakpoint.what': 'La Force totale de tous les joueurs à laquelle une Base est conquise.',
  'term.vp': 'Points de Victoire (PV)',
  'term.vp.what': 'Ce qui fait gagner : 15 à la fin d’un tour.',
  'term.ongoing': 'Permanent',
  'term.ongoing.what': 'Agit tant que la carte est en jeu.',
  'term.special': 'Spécial',
  'term.special.what': 'Agit au moment indiqué, depuis la main ou l’endroit précisé.',
  'term.talent': 'Talent',
  'term.talent.what':
    'Utilisable une fois à chacun de vos tours pendant que vous jouez des cartes, dès le tour où la carte arrive.',
  'term.extra': 'Supplémentaire',
  'term.extra.what':
    'Une carte de plus que votre Créature et votre Action. Rien n’oblige à la jouer ; certaines doivent l’être aussitôt ou sont perdues.',
  'term.destroy': 'Détruire',
  'term.destroy.what': 'Mettre une carte en jeu dans la défausse de son propriétaire.',
  'term.discard': 'Défausser',
  'term.discard.what':
    'Mettre dans la défausse une carte qui n’est pas en jeu ; de votre main, sauf mention contraire. Vous choisissez laquelle.',
  'term.move': 'Déplacer',
  'term.move.what':
    'Faire passer une Créature d’une Base à une autre, avec tout ce qu’elle porte. Elle n’est pas jouée à nouveau.',
  'term.return': 'Renvoyer',
  'term.return.what':
    'Remettre une carte d’où elle vient, le plus souvent dans la main de son propriétaire. Ce qu’elle porte est défaussé.',
  'term.place': 'Placer',
  'term.place.what':
    'Mettre une carte ailleurs de toute autre façon, par exemple sous une pioche. Ce n’est ni jouer ni défausser.',
  'term.affect': 'Affecter',
  'term.affect.what':
    'Déplacer une carte, la détruire, la renvoyer, changer sa Force ou son contrôleur, lui attacher une carte ou annuler son effet.',
  'term.control': 'Contrôler',
  'term.control.what': 'Vous contrôlez ce que vous jouez, jusqu’à ce qu’un autre en prenne le contrôle.',
  'term.owner': 'Propriétaire',
  'term.owner.what':
    'Le joueur du paquet duquel vient la carte. Les cartes qui quittent le jeu retournent à leur propriétaire.',
  'term.counter': 'Marqueur Force +1',
  'term.counter.what': 'Ajoute 1 à la Force de la Créature qui le porte, jusqu’à son départ.',
  'term.standard': 'Action standard',
  'term.standard.what': 'Une Action défaussée après usage, car elle ne s’attache à rien.',
  'term.active': 'Joueur actif',
  'term.active.what': 'Le joueur dont c’est le tour.',
  'credits.title': 'Crédits',
  'credits.fan': 'Un projet de fans',
  'credits.fanWhat':
    'Smashtable est un projet de fans non officiel, fait par amour du jeu. Il n’est ni affilié à l’éditeur de Smash Up, ni approuvé ou payé par lui. Les noms du jeu, des extensions, des factions et des cartes appartiennent à leurs propriétaires. Les textes, le code et les faces de cartes sont de nous.',
  'credits.buy': 'Si cela vous plaît, achetez le vrai jeu : rien ne vaut une table entourée d’amis.',
  'credits.icons': 'Images',
  'credits.iconsWhat':
    'Les emblèmes et les images des cartes viennent de {source} et sont utilisés sous {license} ; nous les colorions et les encadrons.',
  'credits.fonts': 'Polices',
  'credits.fontsWhat': '{display} et {text}, toutes deux sous la {license}.',
  'credits.code': 'Logiciels',
  'credits.codeWhat': 'Construit avec des logiciels libres, notamment :',
};
