import type { AlertWords } from '../tables/alert-words.ts'

export const spanishAlertWords: AlertWords = {
  code: 'es',
  anyHome: 'cada vivienda nueva',
  newsOf: (home) => `novedades de ${home}`,
  kinds: {
    new: 'nueva',
    priceDrop: 'baja de precio',
    backOnMarket: 'de nuevo disponible',
    sold: 'vendida',
    gone: 'ya no se ofrece',
  },
  fell: (from, to) => `baja de precio: ${from} → ${to}`,
  aMonth: (amount) => `${amount} al mes`,
  confirm: {
    subject: '¿Le avisamos cuando haya algo para usted?',
    opening: (firm) =>
      `Usted pidió a ${firm} que le escriba cuando aparezca algo. Confirme que esta dirección es suya y empezamos.`,
    link: 'Sí, escríbanme',
    ignore: '¿No lo ha pedido? No haga nada: sin su confirmación no volveremos a escribir.',
  },
  news: {
    subject: (count) => (count === 1 ? 'algo para usted' : `${count} viviendas para usted`),
    opening: (label) => `Usted quería saber de: ${label}. Estas son las novedades.`,
    more: (count) => (count === 1 ? 'Y una vivienda más.' : `Y ${count} viviendas más.`),
    stop: 'Terminar este aviso',
    stopAll: 'Terminar todos los avisos a esta dirección',
  },
  alert: 'Su aviso',
  pages: {
    confirm: {
      heading: 'Un clic y empezamos',
      text: (firm) => `${firm} le escribirá cuando aparezca algo.`,
      button: 'Sí, escríbanme',
    },
    confirmed: {
      heading: 'Gracias, todo listo',
      text: (firm) => `${firm} le escribirá en cuanto aparezca algo. Cada correo lleva un enlace para terminarlo.`,
      button: '',
    },
    stop: {
      heading: '¿Terminar este aviso?',
      text: (firm) => `${firm} ya no le escribirá sobre esto.`,
      button: 'Terminar este aviso',
    },
    'stop-all': {
      heading: '¿Terminar todos los avisos?',
      text: (firm) => `${firm} ya no escribirá a esta dirección sobre viviendas.`,
      button: 'Terminar todos',
    },
    stopped: {
      heading: 'Terminado',
      text: () => 'Ya no le llegarán más correos. Puede pedir nuevos avisos cuando quiera.',
      button: '',
    },
    over: {
      heading: 'Este enlace ya no vale',
      text: () => 'El aviso ha terminado o el enlace no está completo. ¿Sigue buscando? Pídalo de nuevo.',
      button: '',
    },
  },
}
