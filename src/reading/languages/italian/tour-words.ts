import type { TourWords } from '../tables/tour-words.ts'

export const italianTourWords: TourWords = {
  code: 'it',
  locale: 'it-IT',
  subjects: {
    requested: 'Abbiamo ricevuto la sua richiesta di visita',
    confirmed: 'La sua visita è confermata',
    moved: 'La sua visita è confermata, a un altro orario',
    rescheduled: 'La sua visita ha un nuovo orario',
    declined: 'La sua visita non è possibile',
    cancelled: 'La sua visita è annullata',
  },
  openings: {
    requested: (firm) =>
      `Ha chiesto a ${firm} di visitare una casa. L’orario è fissato quando ${firm} lo conferma; glielo diremo per e-mail.`,
    confirmed: (firm) => `La sua visita con ${firm} è confermata.`,
    moved: (firm) => `La sua visita con ${firm} è confermata, a un orario diverso da quello richiesto.`,
    rescheduled: (firm) => `${firm} ha cambiato l’orario della sua visita. Quello nuovo è qui sotto.`,
    declined: (firm) => `${firm} non può mostrarle la casa all’orario che ha richiesto.`,
    cancelled: (firm) => `La sua visita con ${firm} è annullata.`,
  },
  asked: 'Orari richiesti',
  when: 'Quando',
  takes: 'Durata',
  home: 'Casa',
  how: 'Come',
  minutes: (count) => `${count} minuti`,
  numbered: (id) => `casa ${id}`,
  inPerson: 'di persona',
  byVideo: 'in video',
  onBothClocks: (own, office) => `${own}; nell’ora dell’agenzia ${office}`,
  writes: (firm) => `${firm} scrive:`,
  pageOfHome: 'La casa',
  tourOf: (address) => `Visita: ${address}`,
  videoCall: 'Videochiamata',
}
