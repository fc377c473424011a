import type { AlertWords } from '../tables/alert-words.ts'
import { countedInRussian } from './counted.ts'

export const russianAlertWords: AlertWords = {
  code: 'ru',
  anyHome: 'любое новое жильё',
  newsOf: (home) => `новости: ${home}`,
  kinds: {
    new: 'новое',
    priceDrop: 'цена снижена',
    backOnMarket: 'снова доступно',
    sold: 'продано',
    gone: 'больше не предлагается',
  },
  fell: (from, to) => `цена снижена: ${from} → ${to}`,
  aMonth: (amount) => `${amount} в месяц`,
  confirm: {
    subject: 'Сообщить вам, когда что-то появится?',
    opening: (firm) =>
      `Вы попросили ${firm} написать вам, когда что-то появится. Подтвердите, что это ваш адрес, и мы начнём.`,
    link: 'Да, пишите мне',
    ignore: 'Вы об этом не просили? Ничего не делайте: без подтверждения мы больше не напишем.',
  },
  news: {
    subject: (count) =>
      count === 1 ? 'кое-что для вас' : `${count} ${countedInRussian(count, 'объект', 'объекта', 'объектов')} для вас`,
    opening: (label) => `Вы хотели знать: ${label}. Вот новости.`,
    more: (count) =>
      count === 1
        ? 'И ещё один объект.'
        : `И ещё ${count} ${countedInRussian(count, 'объект', 'объекта', 'объектов')}.`,
    stop: 'Отключить это уведомление',
    stopAll: 'Отключить все уведомления на этот адрес',
  },
  alert: 'Ваше уведомление',
  pages: {
    confirm: {
      heading: 'Одно нажатие, и мы начнём',
      text: (firm) => `${firm} напишет вам, когда что-то появится.`,
      button: 'Да, пишите мне',
    },
    confirmed: {
      heading: 'Спасибо, всё готово',
      text: (firm) => `${firm} напишет вам, как только что-то появится. В каждом письме есть ссылка для отключения.`,
      button: '',
    },
    stop: {
      heading: 'Отключить это уведомление?',
      text: (firm) => `${firm} больше не будет писать вам об этом.`,
      button: 'Отключить уведомление',
    },
    'stop-all': {
      heading: 'Отключить все уведомления?',
      text: (firm) => `${firm} больше не будет писать на этот адрес о жилье.`,
      button: 'Отключить все',
    },
    stopped: {
      heading: 'Отключено',
      text: () => 'Писем больше не будет. Новые уведомления можно заказать в любое время.',
      button: '',
    },
    over: {
      heading: 'Ссылка больше не действует',
      text: () => 'Уведомление отключено, или ссылка неполная. Вы ещё ищете? Закажите его снова.',
      button: '',
    },
  },
}
