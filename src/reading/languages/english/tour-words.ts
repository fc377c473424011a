import type { TourWords } from '../tables/tour-words.ts'

export const englishTourWords: TourWords = {
  code: 'en',
  locale: 'en-US',
  subjects: {
    requested: 'We have your request for a tour',
    confirmed: 'Your tour is confirmed',
    moved: 'Your tour is confirmed, at another time',
    rescheduled: 'Your tour has a new time',
    declined: 'Your tour cannot take place',
    cancelled: 'Your tour is cancelled',
  },
  openings: {
    requested: (firm) =>
      `You asked ${firm} for a tour of a home. A time is settled when ${firm} confirms one; you will hear of it by mail.`,
    confirmed: (firm) => `Your tour with ${firm} is confirmed.`,
    moved: (firm) => `Your tour with ${firm} is confirmed, at another time than you asked for.`,
    rescheduled: (firm) => `${firm} has moved your tour to another time. The new one is below.`,
    declined: (firm) => `${firm} cannot show you the home at the time that you asked for.`,
    cancelled: (firm) => `Your tour with ${firm} is cancelled.`,
  },
  asked: 'Asked for',
  when: 'When',
  takes: 'Takes',
  home: 'Home',
  how: 'How',
  minutes: (count) => `${count} minutes`,
  numbered: (id) => `home ${id}`,
  inPerson: 'in person',
  byVideo: 'by video',
  onBothClocks: (own, office) => `${own}; on the clock of the office ${office}`,
  writes: (firm) => `${firm} writes:`,
  pageOfHome: 'The home',
  tourOf: (address) => `Tour: ${address}`,
  videoCall: 'Video call',
}
