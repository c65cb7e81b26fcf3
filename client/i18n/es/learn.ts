import type { learn as source } from '../en/learn';

export const learn: Readonly<Record<keyof typeof source, string>> = {
  'motion.skip': 'Saltar',
  'learn.title': 'Tu primera partida',
  'learn.intro':
    'Cinco minutos en una mesa real, contra un bot de práctica, con un guía a tu lado. No hace falta saber nada; juega lo que quieras.',
  'learn.you': 'Juegas con Dinosaurios y Piratas: Esbirros fuertes y algunos trucos de última hora.',
  'learn.start': 'Empezar la primera partida',
  'learn.continue': 'Continuar la primera partida',
  'learn.again': 'Empezar de nuevo',
  'learn.noSeat': 'Esta lección es de otra persona. Empieza la tuya.',
  'learn.rules': 'Mejor leer las reglas',
  'learn.coach': 'Guía',
  'learn.back': 'Atrás',
  'learn.next': 'Entendido',
  'learn.skip': 'Saltar',
  'learn.newer': 'Adelante',
  'learn.hide': 'Ocultar la guía',
  'learn.show': 'Preguntar al guía',
  'learn.waiting': 'Sigue jugando. Te aviso cuando haya algo nuevo.',
  'learn.play': 'Jugar tu propia partida',
  'learn.welcome.title': '¡Te damos la bienvenida!',
  'learn.welcome.text':
    'Gana quien consigue 15 puntos de Victoria (PV). Aquí se cuentan los tuyos. Se ganan en las Bases.',
  'learn.bases.title': 'Bases y Puntos de ruptura',
  'learn.bases.text':
    'Esta es {base}. Su Punto de ruptura es {breakpoint}: cuando todos los Esbirros de aquí suman ese Poder, la Base puntúa, sean de quien sean.',
  'learn.hand.title': 'Tu mano',
  'learn.hand.text':
    'En cada turno puedes jugar un Esbirro y una Acción: ambos, uno o ninguno, en cualquier orden. Las cartas que puedes jugar están iluminadas.',
  'learn.minion.title': 'Juega un Esbirro',
  'learn.minion.text': 'Elige un Esbirro iluminado, por ejemplo {card}. Su número es su Poder.',
  'learn.minion.lifted': 'Ahora elige la Base donde va a luchar.',
  'learn.question.title': 'Una carta te pregunta algo',
  'learn.question.text':
    '{card} quiere que elijas. Lo que puedes elegir está iluminado. Si la carta dice «puedes», también vale no elegir nada.',
  'learn.total.title': '¿Quién va ganando?',
  'learn.total.text':
    'Aquí hay {total} de {breakpoint} de Poder. Las medallas muestran quién se llevaría qué puntos si la Base puntuara ahora: gana quien tiene más Poder, luego el segundo puesto y el tercero.',
  'learn.action.title': 'Juega una Acción',
  'learn.action.text':
    'Una Acción hace algo al momento, o se queda vinculada a una Base o a un Esbirro. Elige una iluminada, por ejemplo {card}.',
  'learn.action.lifted': 'Ahora elige sobre qué se juega. Si no necesita lugar, pulsa el botón que la juega.',
  'learn.ongoing.title': 'Cartas que siguen actuando',
  'learn.ongoing.text':
    '{card} sigue cambiando cosas mientras está en juego. Esas capacidades se llaman Persistentes. Abre cualquier carta para leerla y ver de dónde sale su Poder.',
  'learn.talent.title': 'Algo que usar',
  'learn.talent.text':
    '{card} tiene una capacidad que puedes usar ahora: un Talento, una vez por turno, o un Especial. Elige la carta para usarla.',
  'learn.finish.title': 'Termina tu turno',
  'learn.finish.text':
    'Has jugado lo que podías. Termina de jugar: puntúan las Bases que han llegado a su Punto de ruptura, y robas dos cartas.',
  'learn.draw.title': 'Dos cartas nuevas',
  'learn.draw.text':
    'Al final de tu turno robas dos cartas; puedes quedarte con diez. Ahora juega el bot. Todo lo que hace está en el registro.',
  'learn.close.title': 'Una Base está a punto de puntuar',
  'learn.close.text':
    'A {base} {missing, one: solo le falta #, other: solo le faltan #} de Poder. Puntúa al final del turno en que llega.',
  'learn.close.ready': '{base} ha llegado a su Punto de ruptura. Puntúa cuando terminas de jugar.',
  'learn.respond.title': 'Antes de puntuar: Especiales',
  'learn.respond.text':
    'Una Base va a puntuar. Antes, todos pueden usar Especiales por turno, como un Esbirro que se mueve allí en el último momento. Usa uno o pasa.',
  'learn.scored.title': 'Una Base ha puntuado',
  'learn.scored.text':
    'El ganador, el segundo y el tercer puesto recibieron los puntos de las medallas; quienes empatan comparten el mejor puesto. Las cartas fueron a las pilas de descartes de sus propietarios y llegó una Base nueva.',
  'learn.alone.title': 'Ya conoces el juego',
  'learn.alone.text': 'El resto está en las cartas. Sigue hasta los 15 puntos: ahora juegas por tu cuenta. ¡Suerte!',
  'learn.over.title': 'Esa fue tu primera partida',
  'learn.over.text': '¡Bien jugado! Prueba otras facciones: cada pareja es un juego distinto.',
};
