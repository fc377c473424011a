import type { TourWords } from '../tables/tour-words.ts'

export const spanishTourWords: TourWords = {
  code: 'es',
  locale: 'es-US',
  subjects: {
    requested: 'Hemos recibido su solicitud de visita',
    confirmed: 'Su visita está confirmada',
    moved: 'Su visita está confirmada, a otra hora',
    rescheduled: 'Su visita tiene una nueva hora',
    declined: 'Su visita no es posible',
    cancelled: 'Su visita se ha cancelado',
  },
  openings: {
    requested: (firm) =>
      `Ha pedido a ${firm} visitar una vivienda. La hora queda fijada cuando ${firm} la confirme; se lo diremos por correo.`,
    confirmed: (firm) => `Su visita con ${firm} está confirmada.`,
    moved: (firm) => `Su visita con ${firm} está confirmada, a una hora distinta de la que pidió.`,
    rescheduled: (firm) => `${firm} ha cambiado la hora de su visita. La nueva está abajo.`,
    declined: (firm) => `${firm} no puede enseñarle la vivienda a la hora que pidió.`,
    cancelled: (firm) => `Su visita con ${firm} se ha cancelado.`,
  },
  asked: 'Horas pedidas',
  when: 'Cuándo',
  takes: 'Duración',
  home: 'Vivienda',
  how: 'Cómo',
  minutes: (count) => `${count} minutos`,
  numbered: (id) => `vivienda ${id}`,
  inPerson: 'en persona',
  byVideo: 'por vídeo',
  onBothClocks: (own, office) => `${own}; en la hora de la oficina ${office}`,
  writes: (firm) => `${firm} escribe:`,
  pageOfHome: 'La vivienda',
  tourOf: (address) => `Visita: ${address}`,
  videoCall: 'Videollamada',
}
