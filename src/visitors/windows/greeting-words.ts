/** How a chatbot greets whose firm has set no greeting, in the languages that the chat window speaks. {name} is its own. */
const greetings: Record<string, string> = {
  en: 'Hi, I am {name}. What kind of home are you looking for?',
  es: 'Hola, soy {name}. ¿Qué tipo de vivienda busca?',
  fr: 'Bonjour, je suis {name}. Quel genre de logement cherchez-vous ?',
  de: 'Hallo, ich bin {name}. Was für ein Zuhause suchen Sie?',
  it: 'Salve, sono {name}. Che tipo di casa sta cercando?',
  pt: 'Olá, sou {name}. Que tipo de imóvel procura?',
  ru: 'Здравствуйте, меня зовут {name}. Какое жильё вы ищете?',
  zh: '您好,我是{name}。您想找什么样的房子?',
  ja: 'こんにちは、{name}です。どのようなお住まいをお探しですか。',
  ko: '안녕하세요, {name}입니다. 어떤 집을 찾으시나요?',
  vi: 'Xin chào, tôi là {name}. Bạn đang tìm nhà như thế nào?',
  ar: 'مرحبًا، أنا {name}. ما نوع المسكن الذي تبحث عنه؟',
}

/** In a language that there are words for, else in English. */
export function greetIn(language: string, name: string): string {
  const words = Object.hasOwn(greetings, language) ? greetings[language] : greetings.en
  return (words ?? '').replace('{name}', () => name)
}
