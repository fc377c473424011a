import type { TourWords } from '../tables/tour-words.ts'
import { countedInArabic } from './counted.ts'

export const arabicTourWords: TourWords = {
  code: 'ar',
  locale: 'ar-u-nu-latn',
  subjects: {
    requested: 'استلمنا طلب زيارتك',
    confirmed: 'تم تأكيد زيارتك',
    moved: 'تم تأكيد زيارتك في وقت آخر',
    rescheduled: 'لزيارتك وقت جديد',
    declined: 'لا يمكن إتمام زيارتك',
    cancelled: 'أُلغيت زيارتك',
  },
  openings: {
    requested: (firm) => `طلبت من ${firm} زيارة مسكن. يُحدَّد الوقت عندما تؤكده ${firm}، وسنخبرك بذلك بالبريد الإلكتروني.`,
    confirmed: (firm) => `تم تأكيد زيارتك مع ${firm}.`,
    moved: (firm) => `تم تأكيد زيارتك مع ${firm}، في وقت غير الذي طلبته.`,
    rescheduled: (firm) => `غيّرت ${firm} وقت زيارتك. الوقت الجديد أدناه.`,
    declined: (firm) => `لا يمكن لـ ${firm} أن تريك المسكن في الوقت الذي طلبته.`,
    cancelled: (firm) => `أُلغيت زيارتك مع ${firm}.`,
  },
  asked: 'الأوقات المطلوبة',
  when: 'الموعد',
  takes: 'المدة',
  home: 'المسكن',
  how: 'الطريقة',
  minutes: (count) =>
    countedInArabic(count, {
      one: 'دقيقة واحدة',
      two: 'دقيقتان',
      few: `${count} دقائق`,
      many: `${count} دقيقة`,
      other: `${count} دقيقة`,
    }),
  numbered: (id) => `المسكن ${id}`,
  inPerson: 'حضوريًا',
  byVideo: 'بالفيديو',
  onBothClocks: (own, office) => `${own}؛ بتوقيت المكتب ${office}`,
  writes: (firm) => `تكتب ${firm}:`,
  pageOfHome: 'صفحة المسكن',
  tourOf: (address) => `زيارة: ${address}`,
  videoCall: 'مكالمة فيديو',
}
