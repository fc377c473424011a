import type { SpokenLanguage } from './spoken-language.ts'

/** What is said where nothing else can be said reliably, and what stands on the button that leads to a person. */
export interface FixedSentence {
  sentence: string
  person: string
}

const row = (sentence: string, person: string): FixedSentence => Object.freeze({ sentence, person })

const rows: Readonly<Record<SpokenLanguage, FixedSentence>> = Object.freeze({
  en: row(
    'I can show you homes and put you in touch with a person, but I can’t answer this reliably in your language.',
    'Talk to a person',
  ),
  es: row(
    'Puedo mostrarle viviendas y ponerle en contacto con una persona, pero no puedo responder a esto con seguridad en su idioma.',
    'Hablar con alguien',
  ),
  fr: row(
    'Je peux vous montrer des logements et vous mettre en contact avec une personne, mais je ne peux pas répondre à cela de façon fiable dans votre langue.',
    'Parler à quelqu’un',
  ),
  de: row(
    'Ich kann Ihnen Wohnungen und Häuser zeigen und Sie mit einem Menschen verbinden, aber das hier kann ich in Ihrer Sprache nicht zuverlässig beantworten.',
    'Mit jemandem sprechen',
  ),
  pt: row(
    'Posso mostrar imóveis e colocar você em contato com uma pessoa, mas não consigo responder a isso com segurança no seu idioma.',
    'Falar com alguém',
  ),
  zh: row('我可以为您展示房源，也可以帮您联系工作人员，但这个问题我无法用您的语言可靠地回答。', '找真人聊'),
  it: row(
    'Posso mostrarle delle case e metterla in contatto con una persona, ma a questo non so rispondere in italiano in modo affidabile.',
    'Parlare con qualcuno',
  ),
  ru: row(
    'Я могу показать вам жильё и связать вас с человеком, но надёжно ответить на это по-русски не могу.',
    'Связаться с человеком',
  ),
  ja: row(
    '物件をお見せすることと担当者におつなぎすることはできますが、このご質問に日本語で確実にお答えすることはできません。',
    '担当者と話す',
  ),
  ko: row(
    '매물을 보여 드리고 담당자와 연결해 드릴 수는 있지만, 이 질문에는 한국어로 정확하게 답변드리기 어렵습니다.',
    '담당자와 이야기하기',
  ),
  vi: row(
    'Tôi có thể cho bạn xem nhà và kết nối bạn với người phụ trách, nhưng tôi không thể trả lời câu này bằng tiếng Việt một cách chắc chắn.',
    'Nói chuyện với người thật',
  ),
  ar: row(
    'يمكنني أن أعرض عليك المساكن وأن أصلك بأحد الموظفين، لكن لا يمكنني الإجابة عن هذا بالعربية إجابةً موثوقة.',
    'التحدث مع شخص',
  ),
  tl: row(
    'Maipapakita ko sa inyo ang mga bahay at maiuugnay ko kayo sa isang tao, pero hindi ko ito masasagot nang maaasahan sa Tagalog.',
    'Makipag-usap sa tao',
  ),
  hi: row(
    'मैं आपको घर दिखा सकता हूँ और किसी व्यक्ति से आपका संपर्क करा सकता हूँ, लेकिन इसका भरोसेमंद जवाब हिंदी में नहीं दे सकता।',
    'किसी व्यक्ति से बात करें',
  ),
  bn: row(
    'আমি আপনাকে বাড়ি দেখাতে পারি এবং একজন মানুষের সঙ্গে যোগাযোগ করিয়ে দিতে পারি, কিন্তু বাংলায় এর নির্ভরযোগ্য উত্তর দিতে পারি না।',
    'কারও সঙ্গে কথা বলুন',
  ),
  ur: row(
    'میں آپ کو گھر دکھا سکتا ہوں اور کسی شخص سے آپ کا رابطہ کرا سکتا ہوں، لیکن اس کا قابلِ بھروسہ جواب اردو میں نہیں دے سکتا۔',
    'کسی شخص سے بات کریں',
  ),
  pa: row(
    'ਮੈਂ ਤੁਹਾਨੂੰ ਘਰ ਦਿਖਾ ਸਕਦਾ ਹਾਂ ਅਤੇ ਕਿਸੇ ਵਿਅਕਤੀ ਨਾਲ ਤੁਹਾਡਾ ਸੰਪਰਕ ਕਰਵਾ ਸਕਦਾ ਹਾਂ, ਪਰ ਇਸ ਦਾ ਭਰੋਸੇਯੋਗ ਜਵਾਬ ਪੰਜਾਬੀ ਵਿੱਚ ਨਹੀਂ ਦੇ ਸਕਦਾ।',
    'ਕਿਸੇ ਵਿਅਕਤੀ ਨਾਲ ਗੱਲ ਕਰੋ',
  ),
  gu: row(
    'હું તમને ઘર બતાવી શકું છું અને કોઈ વ્યક્તિ સાથે તમારો સંપર્ક કરાવી શકું છું, પણ આનો ભરોસાપાત્ર જવાબ ગુજરાતીમાં આપી શકતો નથી.',
    'કોઈ વ્યક્તિ સાથે વાત કરો',
  ),
  ta: row(
    'வீடுகளைக் காட்டவும் ஒருவருடன் உங்களைத் தொடர்புபடுத்தவும் என்னால் முடியும்; ஆனால் இதற்குத் தமிழில் நம்பகமாகப் பதிலளிக்க முடியாது.',
    'ஒருவருடன் பேசுங்கள்',
  ),
  te: row('నేను మీకు ఇళ్లను చూపగలను, ఒక వ్యక్తితో మిమ్మల్ని కలపగలను; కానీ దీనికి తెలుగులో నమ్మదగిన సమాధానం ఇవ్వలేను.', 'ఒక వ్యక్తితో మాట్లాడండి'),
  ne: row(
    'म तपाईंलाई घरहरू देखाउन र कुनै व्यक्तिसँग सम्पर्क गराइदिन सक्छु, तर यसको भरपर्दो जवाफ नेपालीमा दिन सक्दिनँ।',
    'कुनै व्यक्तिसँग कुरा गर्नुहोस्',
  ),
  tr: row(
    'Size evleri gösterebilir ve sizi bir kişiyle görüştürebilirim, ancak buna Türkçe olarak güvenilir bir yanıt veremem.',
    'Biriyle görüşün',
  ),
  fa: row(
    'می‌توانم خانه‌ها را به شما نشان بدهم و شما را با یک نفر در تماس بگذارم، اما نمی‌توانم به این پرسش به فارسی پاسخ مطمئنی بدهم.',
    'صحبت با یک نفر',
  ),
  he: row(
    'אפשר להציג לך כאן בתים ולקשר אותך עם נציג אנושי, אבל אין כאן אפשרות לענות על כך בעברית באופן מהימן.',
    'לדבר עם נציג',
  ),
  el: row(
    'Μπορώ να σας δείξω σπίτια και να σας φέρω σε επαφή με έναν άνθρωπο, αλλά δεν μπορώ να απαντήσω αξιόπιστα σε αυτό στα ελληνικά.',
    'Μιλήστε με έναν άνθρωπο',
  ),
  uk: row(
    'Я можу показати вам житло та з’єднати вас із людиною, але надійно відповісти на це українською не можу.',
    'Поговорити з людиною',
  ),
  bg: row(
    'Мога да ви покажа жилища и да ви свържа с човек, но не мога да отговоря надеждно на това на български.',
    'Говорете с човек',
  ),
  sr: row(
    'Могу да вам покажем некретнине и да вас повежем са особом, али на ово не могу поуздано да одговорим на српском.',
    'Разговарајте са особом',
  ),
  pl: row(
    'Mogę pokazać Państwu domy i mieszkania oraz połączyć z człowiekiem, ale nie potrafię na to wiarygodnie odpowiedzieć po polsku.',
    'Porozmawiaj z człowiekiem',
  ),
  cs: row(
    'Mohu vám ukázat domy a byty a spojit vás s člověkem, ale na tohle vám česky spolehlivě odpovědět neumím.',
    'Promluvit si s člověkem',
  ),
  sk: row(
    'Môžem vám ukázať domy a byty a spojiť vás s človekom, ale na toto vám po slovensky spoľahlivo odpovedať neviem.',
    'Porozprávať sa s človekom',
  ),
  hr: row(
    'Mogu vam pokazati nekretnine i povezati vas s osobom, ali na ovo ne mogu pouzdano odgovoriti na vašem jeziku.',
    'Razgovarajte s osobom',
  ),
  ro: row(
    'Vă pot arăta locuințe și vă pot pune în legătură cu o persoană, dar la aceasta nu pot răspunde sigur în română.',
    'Vorbiți cu cineva',
  ),
  hu: row(
    'Meg tudok mutatni lakásokat és házakat, és össze tudom kötni egy munkatárssal, de erre magyarul nem tudok megbízhatóan válaszolni.',
    'Beszélgetés egy munkatárssal',
  ),
  sv: row(
    'Jag kan visa dig bostäder och sätta dig i kontakt med en människa, men det här kan jag inte besvara tillförlitligt på svenska.',
    'Prata med någon',
  ),
  da: row(
    'Jeg kan vise dig boliger og sætte dig i forbindelse med et menneske, men jeg kan ikke svare pålideligt på dette på dansk.',
    'Tal med nogen',
  ),
  no: row(
    'Jeg kan vise deg boliger og sette deg i kontakt med et menneske, men dette kan jeg ikke svare pålitelig på på norsk.',
    'Snakk med noen',
  ),
  fi: row(
    'Voin näyttää sinulle asuntoja ja ohjata sinut ihmisen puheille, mutta en pysty vastaamaan tähän luotettavasti suomeksi.',
    'Keskustele ihmisen kanssa',
  ),
  nl: row(
    'Ik kan u woningen laten zien en u in contact brengen met een medewerker, maar dit kan ik niet betrouwbaar in het Nederlands beantwoorden.',
    'Met iemand praten',
  ),
  ca: row(
    'Li puc mostrar habitatges i posar-lo en contacte amb una persona, però no puc respondre això en català de manera fiable.',
    'Parlar amb algú',
  ),
  th: row('ฉันแสดงบ้านให้คุณดูและช่วยติดต่อเจ้าหน้าที่ให้คุณได้ แต่ไม่สามารถตอบเรื่องนี้เป็นภาษาไทยได้อย่างน่าเชื่อถือ', 'คุยกับเจ้าหน้าที่'),
  km: row('ខ្ញុំអាចបង្ហាញផ្ទះដល់អ្នក និងភ្ជាប់អ្នកទៅកាន់បុគ្គលិកម្នាក់ ប៉ុន្តែខ្ញុំមិនអាចឆ្លើយរឿងនេះជាភាសាខ្មែរឱ្យបានត្រឹមត្រូវទេ។', 'និយាយជាមួយបុគ្គលិក'),
  id: row(
    'Saya dapat menunjukkan rumah dan menghubungkan Anda dengan seseorang, tetapi saya tidak dapat menjawab ini dengan andal dalam bahasa Indonesia.',
    'Bicara dengan seseorang',
  ),
  ms: row(
    'Saya boleh menunjukkan rumah dan menghubungkan anda dengan seseorang, tetapi saya tidak dapat menjawab perkara ini dengan tepat dalam bahasa Melayu.',
    'Bercakap dengan seseorang',
  ),
  sw: row(
    'Ninaweza kukuonyesha nyumba na kukuunganisha na mtu, lakini siwezi kujibu hili kwa uhakika kwa Kiswahili.',
    'Zungumza na mtu',
  ),
  so: row(
    'Waan ku tusi karaa guryo waanan kugu xiri karaa qof, laakiin tan uguma jawaabi karo Af-Soomaali si la isku halleyn karo.',
    'La hadal qof',
  ),
  am: row('ቤቶችን ላሳይዎት እና ከሰው ጋር ላገናኝዎት እችላለሁ፤ ነገር ግን ይህን በአማርኛ በአስተማማኝ ሁኔታ መመለስ አልችልም።', 'ከሰው ጋር ይነጋገሩ'),
  ht: row(
    'Mwen ka montre w kay epi mete w an kontak ak yon moun, men mwen pa ka bay yon repons serye sou sa an kreyòl.',
    'Pale ak yon moun',
  ),
  hy: row(
    'Կարող եմ ձեզ տներ ցույց տալ և կապել մարդու հետ, բայց չեմ կարող սրան հայերեն հուսալի պատասխան տալ։',
    'Խոսել մարդու հետ',
  ),
  hmn: row(
    'Kuv qhia tau tsev rau koj saib thiab pab tau koj tham nrog ib tug neeg, tab sis kuv teb tsis tau qhov no kom meej ua lus Hmoob.',
    'Nrog ib tug neeg tham',
  ),
})

/** The one sentence that the guide says in a language in which it can say nothing else, and the label of its button. */
export function fixedSentence(language: SpokenLanguage): FixedSentence {
  return rows[language]
}
