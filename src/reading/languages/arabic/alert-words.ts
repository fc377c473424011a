import type { AlertWords } from '../tables/alert-words.ts'
import { countedInArabic } from './counted.ts'

export const arabicAlertWords: AlertWords = {
  code: 'ar',
  anyHome: 'كل مسكن جديد',
  newsOf: (home) => `أخبار عن ${home}`,
  kinds: {
    new: 'جديد',
    priceDrop: 'انخفض السعر',
    backOnMarket: 'متاح من جديد',
    sold: 'بيع',
    gone: 'لم يعد معروضًا',
  },
  fell: (from, to) => `انخفض السعر من ${from} إلى ${to}`,
  aMonth: (amount) => `${amount} في الشهر`,
  confirm: {
    subject: 'هل نخبرك عندما يظهر ما يناسبك؟',
    opening: (firm) => `طلبت من ${firm} أن تكتب إليك عندما يظهر شيء. أكّد أن هذا العنوان لك لنبدأ.`,
    link: 'نعم، اكتبوا إليّ',
    ignore: 'لم تطلب ذلك؟ لا تفعل شيئًا: من دون تأكيد لن نكتب إليك مجددًا.',
  },
  news: {
    subject: (count) =>
      count === 1
        ? 'شيء لك'
        : countedInArabic(count, {
            one: '',
            two: 'مسكنان لك',
            few: `${count} مساكن لك`,
            many: `${count} مسكنًا لك`,
            other: `${count} مسكن لك`,
          }),
    opening: (label) => `أردت أن تعرف عن: ${label}. هذه هي الأخبار.`,
    more: (count) =>
      countedInArabic(count, {
        one: 'ومسكن آخر.',
        two: 'ومسكنان آخران.',
        few: `و${count} مساكن أخرى.`,
        many: `و${count} مسكنًا آخر.`,
        other: `و${count} مسكن آخر.`,
      }),
    stop: 'إنهاء هذا التنبيه',
    stopAll: 'إنهاء كل التنبيهات إلى هذا العنوان',
  },
  alert: 'تنبيهك',
  pages: {
    confirm: {
      heading: 'نقرة واحدة ونبدأ',
      text: (firm) => `ستكتب إليك ${firm} عندما يظهر شيء.`,
      button: 'نعم، اكتبوا إليّ',
    },
    confirmed: {
      heading: 'شكرًا لك، كل شيء جاهز',
      text: (firm) => `ستكتب إليك ${firm} فور ظهور شيء. في كل رسالة رابط لإنهاء التنبيه.`,
      button: '',
    },
    stop: {
      heading: 'إنهاء هذا التنبيه؟',
      text: (firm) => `لن تكتب إليك ${firm} عن هذا بعد الآن.`,
      button: 'إنهاء هذا التنبيه',
    },
    'stop-all': {
      heading: 'إنهاء كل التنبيهات؟',
      text: (firm) => `لن تكتب ${firm} إلى هذا العنوان عن المساكن بعد الآن.`,
      button: 'إنهاء الكل',
    },
    stopped: {
      heading: 'انتهى',
      text: () => 'لن تصلك رسائل أخرى. يمكنك طلب تنبيهات جديدة متى شئت.',
      button: '',
    },
    over: {
      heading: 'لم يعد هذا الرابط صالحًا',
      text: () => 'انتهى التنبيه أو أن الرابط غير كامل. هل ما زلت تبحث؟ اطلبه من جديد.',
      button: '',
    },
  },
}
