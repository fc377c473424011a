import type { TourWords } from '../tables/tour-words.ts'

export const germanTourWords: TourWords = {
  code: 'de',
  locale: 'de',
  subjects: {
    requested: 'Wir haben Ihre Anfrage zur Besichtigung',
    confirmed: 'Ihre Besichtigung ist bestätigt',
    moved: 'Ihre Besichtigung ist bestätigt, zu einer anderen Zeit',
    rescheduled: 'Ihre Besichtigung hat eine neue Zeit',
    declined: 'Ihre Besichtigung kann nicht stattfinden',
    cancelled: 'Ihre Besichtigung ist abgesagt',
  },
  openings: {
    requested: (firm) =>
      `Sie haben ${firm} um die Besichtigung einer Immobilie gebeten. Ein Termin steht fest, wenn ${firm} ihn bestätigt; Sie erfahren es per E-Mail.`,
    confirmed: (firm) => `Ihre Besichtigung mit ${firm} ist bestätigt.`,
    moved: (firm) => `Ihre Besichtigung mit ${firm} ist bestätigt, zu einer anderen Zeit als gewünscht.`,
    rescheduled: (firm) => `${firm} hat Ihre Besichtigung verlegt. Die neue Zeit steht unten.`,
    declined: (firm) => `${firm} kann Ihnen die Immobilie zur gewünschten Zeit nicht zeigen.`,
    cancelled: (firm) => `Ihre Besichtigung mit ${firm} ist abgesagt.`,
  },
  asked: 'Gewünscht',
  when: 'Wann',
  takes: 'Dauer',
  home: 'Immobilie',
  how: 'Wie',
  minutes: (count) => `${count} Minuten`,
  numbered: (id) => `Immobilie ${id}`,
  inPerson: 'vor Ort',
  byVideo: 'per Video',
  onBothClocks: (own, office) => `${own}; auf der Uhr des Büros ${office}`,
  writes: (firm) => `${firm} schreibt:`,
  pageOfHome: 'Die Immobilie',
  tourOf: (address) => `Besichtigung: ${address}`,
  videoCall: 'Videoanruf',
}
