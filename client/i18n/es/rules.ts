import type { rules as source } from '../en/rules';

export const rules: Readonly<Record<keyof typeof source, string>> = {
  'rules.title': 'Cómo se juega',
  'rules.intro': 'Todo el juego en cinco minutos de lectura. ¿Prefieres probarlo?',
  'rules.learn': 'Jugar una primera partida guiada',
  'rules.search': 'Buscar en las reglas',
  'rules.found': '{count, =0: Nada encontrado., one: Un pasaje encontrado., other: # pasajes encontrados.}',
  'rules.contents': 'Contenido',
  'rules.glossary': 'Términos clave',
  'rules.example': 'Ejemplo: {card}',
  'rules.goal': 'Objetivo',
  'rules.goal.1':
    'Cada jugador lucha con un mazo de dos facciones. Envía tus Esbirros a las Bases del centro, hazlas caer y llévate los puntos de Victoria (PV).',
  'rules.goal.2': 'Si alguien tiene 15 PV o más al final de un turno, gana quien tenga más PV.',
  'rules.setup': 'Preparación',
  'rules.setup.1': 'Cada uno toma dos facciones distintas de 20 cartas y las mezcla en un mazo de 40 cartas.',
  'rules.setup.2':
    'Al elegir por turnos, cada uno toma una facción en orden y luego otra en orden inverso, así que el último elige dos veces seguidas.',
  'rules.setup.3':
    'Se mezclan las Bases de todas las expansiones en juego y se descubre una más que jugadores: 3 con dos jugadores, 4 con tres, 5 con cuatro.',
  'rules.setup.4':
    'Cada uno roba 5 cartas. Quien no tenga ningún Esbirro puede, una vez, mostrar su mano y robar cinco cartas nuevas.',
  'rules.turn': 'Tu turno',
  'rules.turn.1':
    '1. Arranca motores: terminan los efectos que duran hasta tu turno y luego ocurre lo que pasa al principio del turno.',
  'rules.turn.2':
    '2. Juega cartas: juega hasta un Esbirro y hasta una Acción, en el orden que quieras. Puedes jugar solo una o ninguna. También es el momento de los Talentos.',
  'rules.turn.3':
    '3. Ocasión de puntuar: puntúa toda Base cuyo Poder total haya alcanzado su Punto de ruptura. Da igual quién lo haya causado, y no se puede evitar.',
  'rules.turn.4':
    '4. Roba 2 cartas: roba dos cartas y luego descarta hasta quedarte con diez. Un mazo vacío se rehace con tu pila de descartes.',
  'rules.turn.5':
    '5. Para el carro: ocurre lo que pasa al final del turno y luego acaban los efectos que duran hasta entonces. Si alguien tiene ya 15 PV, la partida también puede acabar.',
  'rules.cards': 'Jugar cartas',
  'rules.cards.1':
    'Un Esbirro va a la Base que elijas y se queda allí. Su capacidad ocurre una vez, al jugarlo, salvo que empiece por Persistente, Especial o Talento.',
  'rules.cards.2':
    'Una Acción hace lo que dice y después se descarta, salvo que se vincule a una Base o a un Esbirro: entonces se queda allí.',
  'rules.cards.3': '«Puedes» y «hasta» te dejan elegir; todo lo demás debe hacerse en la medida de lo posible.',
  'rules.cards.4':
    'Una carta se termina antes de que ocurra lo que ha desencadenado; si varias cosas ocurren a la vez, el jugador activo decide el orden.',
  'rules.scoring': 'Puntuar una Base',
  'rules.scoring.1':
    'Si hay varias Bases listas, el jugador activo elige cuál puntúa primero. La Base elegida puntúa aunque entretanto baje su Poder.',
  'rules.scoring.2': 'Antes de que la Base puntúe, todos pueden usar los Especiales de ese momento (¡Yo primero!).',
  'rules.scoring.3':
    'Después se compara el Poder: el ganador se lleva los PV de la izquierda, el segundo puesto los del centro y el tercer puesto los de la derecha. Para participar hace falta un Esbirro o al menos 1 de Poder allí.',
  'rules.scoring.4':
    'Después de puntuar hay otra ronda de Especiales. Luego todas las cartas de allí van a la pila de descartes de sus propietarios: se descartan, no se destruyen.',
  'rules.scoring.5': 'Una Base nueva ocupa su lugar y se vuelven a comprobar todas.',
  'rules.ties': 'Empates',
  'rules.ties.1': 'Los jugadores con el mismo Poder comparten puesto y cada uno recibe todos sus PV.',
  'rules.ties.2':
    'Los puestos siguientes se pierden: con dos ganadores no hay segundo puesto y el siguiente jugador es tercero.',
  'rules.ties.3':
    'Si el primer puesto está empatado cuando la partida acabaría, sigue hasta que un solo jugador vaya en cabeza al final de un turno.',
  'rules.first': 'Especiales y ¡Yo primero!',
  'rules.first.1':
    'Un Especial dice cuándo puede usarse, a menudo antes o después de que una Base puntúe, también en turnos ajenos. No cuenta como una de tus dos cartas.',
  'rules.first.2':
    'Primero va lo que está en juego. Luego el jugador activo usa un Especial o pasa, después el siguiente en el sentido de las agujas del reloj, y así sucesivamente.',
  'rules.first.3':
    'Termina cuando todos pasan seguidos. Quien ha pasado tiene otra oportunidad si alguien usa un Especial.',
  'term.minion': 'Esbirro',
  'term.minion.what': 'Una carta que lucha en una Base. Su número es su Poder.',
  'term.action': 'Acción',
  'term.action.what': 'Una carta con un efecto. No tiene Poder propio.',
  'term.base': 'Base',
  'term.base.what': 'Aquello por lo que se lucha: un Punto de ruptura, tres valores de PV y una capacidad propia.',
  'term.power': 'Poder',
  'term.power.what':
    'Lo fuerte que es un Esbirro: el número impreso con todo lo que lo modifica, nunca menos de 0. El tuyo en una Base es el de todos tus Esbirros de allí.',
  'term.breakpoint': 'Punto de ruptura',
  'term.breakpoint.what': 'El Poder total de todos los jugadores con el que una Base puntúa.',
  'term.vp': 'Puntos de Victoria (PV)',
  'term.vp.what': 'Lo que gana la partida: 15 al final de un turno.',
  'term.ongoing': 'Persistente',
  'term.ongoing.what': 'Funciona mientras la carta está en juego.',
  'term.special': 'Especial',
  'term.special.what': 'Funciona en el momento que indica, desde la mano o desde donde diga.',
  'term.talent': 'Talento',
  'term.talent.what':
    'Puedes usarlo una vez en cada uno de tus turnos mientras juegas cartas, también en el turno en que entra en juego.',
  'term.extra': 'Adicional',
  'term.extra.what':
    'Una carta más aparte de tu Esbirro y tu Acción. No es obligatoria; algunas hay que jugarlas al momento o se pierden.',
  'term.destroy': 'Destruir',
  'term.destroy.what': 'Poner una carta en juego en la pila de descartes de su propietario.',
  'term.discard': 'Descartar',
  'term.discard.what':
    'Poner en la pila de descartes una carta que no está en juego; de tu mano, salvo que diga otra cosa. Tú eliges cuál.',
  'term.move': 'Mover',
  'term.move.what': 'Llevar un Esbirro de una Base a otra con todo lo que tenga. No se juega de nuevo.',
  'term.return': 'Devolver',
  'term.return.what':
    'Poner una carta donde estaba antes, casi siempre en la mano de su propietario. Lo que tenga encima se descarta.',
  'term.place': 'Colocar',
  'term.place.what':
    'Poner una carta en algún sitio de cualquier otra forma, por ejemplo bajo un mazo. No es jugar ni descartar.',
  'term.affect': 'Afectar',
  'term.affect.what':
    'Mover una carta, destruirla, devolverla, cambiar su Poder o quién la controla, vincularle una carta o anular su capacidad.',
  'term.control': 'Controlar',
  'term.control.what': 'Controlas lo que juegas hasta que otra persona tome su control.',
  'term.owner': 'Propietario',
  'term.owner.what':
    'El jugador de cuyo mazo viene una carta. Las cartas que salen del juego vuelven a su propietario.',
  'term.counter': 'Contador de +1 Poder',
  'term.counter.what': 'Suma 1 al Poder del Esbirro que lo tiene, hasta que se vaya.',
  'term.standard': 'Acción estándar',
  'term.standard.what': 'Una Acción que se descarta tras usarla, porque no se vincula a nada.',
  'term.active': 'Jugador activo',
  'term.active.what': 'El jugador al que le toca.',
  'credits.title': 'Créditos',
  'credits.fan': 'Un proyecto de aficionados',
  'credits.fanWhat':
    'Smashtable es un proyecto de aficionados no oficial, hecho por amor al juego. No está afiliado a la editorial de Smash Up, ni aprobado ni pagado por ella. Los nombres del juego, de sus expansiones, facciones y cartas son de sus propietarios. Los textos, el código y las caras de las cartas son nuestros.',
  'credits.buy': 'Si te gusta, compra el juego de verdad: nada supera una mesa rodeada de amigos.',
  'credits.icons': 'Imágenes',
  'credits.iconsWhat':
    'Los emblemas y las imágenes de las cartas vienen de {source} y se usan bajo {license}; nosotros los coloreamos y enmarcamos.',
  'credits.fonts': 'Tipografías',
  'credits.fontsWhat': '{display} y {text}, ambas bajo la {license}.',
  'credits.code': 'Programas',
  'credits.codeWhat': 'Hecho con programas de código abierto, entre ellos:',
};
