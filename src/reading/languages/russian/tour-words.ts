import type { TourWords } from '../tables/tour-words.ts'
import { countedInRussian } from './counted.ts'

export const russianTourWords: TourWords = {
  code: 'ru',
  locale: 'ru-RU',
  subjects: {
    requested: 'Мы получили вашу заявку на показ',
    confirmed: 'Ваш показ подтверждён',
    moved: 'Ваш показ подтверждён, но на другое время',
    rescheduled: 'У вашего показа новое время',
    declined: 'Ваш показ не состоится',
    cancelled: 'Ваш показ отменён',
  },
  openings: {
    requested: (firm) =>
      `Вы попросили ${firm} показать вам жильё. Время назначено, когда ${firm} его подтвердит; мы сообщим об этом письмом.`,
    confirmed: (firm) => `Ваш показ с ${firm} подтверждён.`,
    moved: (firm) => `Ваш показ с ${firm} подтверждён, но не на то время, о котором вы просили.`,
    rescheduled: (firm) => `${firm}: время вашего показа изменено. Новое время указано ниже.`,
    declined: (firm) => `${firm} не может показать вам жильё в то время, о котором вы просили.`,
    cancelled: (firm) => `Ваш показ с ${firm} отменён.`,
  },
  asked: 'Желаемое время',
  when: 'Когда',
  takes: 'Длительность',
  home: 'Жильё',
  how: 'Как',
  minutes: (count) => `${count} ${countedInRussian(count, 'минута', 'минуты', 'минут')}`,
  numbered: (id) => `объект ${id}`,
  inPerson: 'лично',
  byVideo: 'по видео',
  onBothClocks: (own, office) => `${own}; по времени агентства ${office}`,
  writes: (firm) => `${firm} пишет:`,
  pageOfHome: 'Страница жилья',
  tourOf: (address) => `Показ: ${address}`,
  videoCall: 'Видеозвонок',
}
