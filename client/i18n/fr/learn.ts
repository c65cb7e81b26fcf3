import type { learn as source } from '../en/learn';

export const learn: Readonly<Record<keyof typeof source, string>> = {
  'motion.skip': 'Passer',
  'learn.title': 'Votre première partie',
  'learn.intro':
    'Cinq minutes à une vraie table, contre un robot d’entraînement, avec un guide à vos côtés. Pas besoin de connaître le jeu ; jouez ce qui vous plaît.',
  'learn.you': 'Vous jouez les Dinosaures et les Pirates : des Créatures fortes et quelques tours de dernière minute.',
  'learn.start': 'Commencer la première partie',
  'learn.continue': 'Reprendre la première partie',
  'learn.again': 'Recommencer',
  'learn.noSeat': 'Cette leçon est celle de quelqu’un d’autre. Commencez la vôtre.',
  'learn.rules': 'Lire plutôt les règles',
  'learn.coach': 'Guide',
  'learn.back': 'Retour',
  'learn.next': 'Compris',
  'learn.skip': 'Passer',
  'learn.newer': 'Suite',
  'learn.hide': 'Masquer le guide',
  'learn.show': 'Demander au guide',
  'learn.waiting': 'Continuez à jouer. Je reviens dès qu’il y a du nouveau.',
  'learn.play': 'Jouer une partie à vous',
  'learn.welcome.title': 'Bienvenue à la table !',
  'learn.welcome.text':
    'Il faut 15 Points de Victoire (PV) pour gagner. Les vôtres sont comptés ici. On les gagne sur les Bases.',
  'learn.bases.title': 'Bases et Résistance',
  'learn.bases.text':
    'Voici {base}. Sa Résistance est de {breakpoint} : quand toutes les Créatures présentes atteignent ensemble cette Force, la Base est conquise, peu importe à qui elles sont.',
  'learn.hand.title': 'Votre main',
  'learn.hand.text':
    'À chaque tour, vous pouvez jouer une Créature et une Action : les deux, une seule ou aucune, dans l’ordre voulu. Les cartes jouables sont éclairées.',
  'learn.minion.title': 'Jouez une Créature',
  'learn.minion.text': 'Choisissez une Créature éclairée, par exemple {card}. Son nombre est sa Force.',
  'learn.minion.lifted': 'Choisissez maintenant la Base où elle va se battre.',
  'learn.question.title': 'Une carte vous interroge',
  'learn.question.text':
    '{card} vous demande de choisir. Les choix possibles sont éclairés. Si la carte dit « vous pouvez », ne rien choisir est permis.',
  'learn.total.title': 'Qui est en tête ?',
  'learn.total.text':
    'Il y a {total} de Force sur {breakpoint} ici. Les médailles montrent qui gagnerait quels points si la Base était conquise maintenant : le plus de Force est Vainqueur, puis Deuxième, puis Troisième.',
  'learn.action.title': 'Jouez une Action',
  'learn.action.text':
    'Une Action agit tout de suite, ou reste attachée à une Base ou à une Créature. Choisissez-en une éclairée, par exemple {card}.',
  'learn.action.lifted':
    'Choisissez maintenant sur quoi la jouer. S’il ne faut aucun endroit, appuyez sur le bouton qui la joue.',
  'learn.ongoing.title': 'Des cartes qui durent',
  'learn.ongoing.text':
    '{card} agit tant qu’elle est en jeu. Un tel effet est dit Permanent. Ouvrez une carte pour la lire et voir d’où vient sa Force.',
  'learn.talent.title': 'Un effet à utiliser',
  'learn.talent.text':
    '{card} a un effet utilisable maintenant : un Talent, une fois par tour, ou un Spécial. Choisissez la carte pour l’utiliser.',
  'learn.finish.title': 'Terminez votre tour',
  'learn.finish.text':
    'Vous avez joué ce que vous pouviez. Terminez : les Bases qui ont atteint leur Résistance sont conquises, et vous piochez deux cartes.',
  'learn.draw.title': 'Deux nouvelles cartes',
  'learn.draw.text':
    'À la fin de votre tour, vous piochez deux cartes ; vous pouvez en garder dix. C’est au robot. Tout ce qu’il fait est dans le journal.',
  'learn.close.title': 'Une Base va céder',
  'learn.close.text':
    'Il ne manque que {missing} de Force à {base}. La Base est conquise à la fin du tour où elle y arrive.',
  'learn.close.ready': '{base} a atteint sa Résistance. La Base est conquise quand vous terminez.',
  'learn.respond.title': 'Avant la Conquête : les Spéciaux',
  'learn.respond.text':
    'Une Base va être conquise. Chacun peut d’abord utiliser des Spéciaux, tour à tour, comme une Créature qui s’y déplace au dernier moment. Utilisez-en un ou passez.',
  'learn.scored.title': 'Une Base a été conquise',
  'learn.scored.text':
    'Le Vainqueur, le Deuxième et le Troisième ont reçu les points des médailles ; en cas d’égalité, on partage la meilleure place. Les cartes sont allées dans les défausses, et une nouvelle Base est arrivée.',
  'learn.alone.title': 'Vous connaissez le jeu',
  'learn.alone.text': 'Le reste est écrit sur les cartes. Jouez jusqu’à 15 points : à vous de jouer. Bonne chance !',
  'learn.over.title': 'C’était votre première partie',
  'learn.over.text': 'Bien joué ! Essayez d’autres Factions : chaque paire donne un jeu différent.',
};
