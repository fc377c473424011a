import type { TourWords } from '../tables/tour-words.ts'

export const portugueseTourWords: TourWords = {
  code: 'pt',
  locale: 'pt-BR',
  subjects: {
    requested: 'Recebemos o seu pedido de visita',
    confirmed: 'A sua visita está confirmada',
    moved: 'A sua visita está confirmada, em outro horário',
    rescheduled: 'A sua visita tem um novo horário',
    declined: 'A sua visita não é possível',
    cancelled: 'A sua visita foi cancelada',
  },
  openings: {
    requested: (firm) =>
      `Você pediu a ${firm} para visitar um imóvel. O horário fica marcado quando ${firm} o confirmar; avisaremos por e-mail.`,
    confirmed: (firm) => `A sua visita com ${firm} está confirmada.`,
    moved: (firm) => `A sua visita com ${firm} está confirmada, em outro horário que o pedido.`,
    rescheduled: (firm) => `${firm} mudou a sua visita para outro horário. O novo está abaixo.`,
    declined: (firm) => `${firm} não pode mostrar o imóvel no horário pedido.`,
    cancelled: (firm) => `A sua visita com ${firm} foi cancelada.`,
  },
  asked: 'Horários pedidos',
  when: 'Quando',
  takes: 'Duração',
  home: 'Imóvel',
  how: 'Como',
  minutes: (count) => `${count} minutos`,
  numbered: (id) => `imóvel ${id}`,
  inPerson: 'presencial',
  byVideo: 'por vídeo',
  onBothClocks: (own, office) => `${own}; no horário do escritório ${office}`,
  writes: (firm) => `${firm} escreve:`,
  pageOfHome: 'O imóvel',
  tourOf: (address) => `Visita: ${address}`,
  videoCall: 'Chamada de vídeo',
}
