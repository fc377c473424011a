import type { TourWords } from '../tables/tour-words.ts'

export const frenchTourWords: TourWords = {
  code: 'fr',
  locale: 'fr',
  subjects: {
    requested: 'Nous avons reçu votre demande de visite',
    confirmed: 'Votre visite est confirmée',
    moved: 'Votre visite est confirmée, à une autre heure',
    rescheduled: 'Votre visite a une nouvelle heure',
    declined: 'Votre visite ne peut pas avoir lieu',
    cancelled: 'Votre visite est annulée',
  },
  openings: {
    requested: (firm) =>
      `Vous avez demandé à ${firm} de visiter un bien. L’heure est fixée lorsque ${firm} la confirme ; vous en serez averti par e-mail.`,
    confirmed: (firm) => `Votre visite avec ${firm} est confirmée.`,
    moved: (firm) => `Votre visite avec ${firm} est confirmée, à une autre heure que celle demandée.`,
    rescheduled: (firm) => `${firm} a déplacé votre visite. Voici la nouvelle heure.`,
    declined: (firm) => `${firm} ne peut pas vous montrer le bien à l’heure demandée.`,
    cancelled: (firm) => `Votre visite avec ${firm} est annulée.`,
  },
  asked: 'Heures demandées',
  when: 'Quand',
  takes: 'Durée',
  home: 'Bien',
  how: 'Comment',
  minutes: (count) => `${count} minutes`,
  numbered: (id) => `bien ${id}`,
  inPerson: 'sur place',
  byVideo: 'par vidéo',
  onBothClocks: (own, office) => `${own} ; à l’heure de l’agence ${office}`,
  writes: (firm) => `${firm} écrit :`,
  pageOfHome: 'Le bien',
  tourOf: (address) => `Visite : ${address}`,
  videoCall: 'Appel vidéo',
}
