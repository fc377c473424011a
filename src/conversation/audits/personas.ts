import type { LanguageCode } from '../../reading/languages/language.ts'

/** What somebody says of themselves, in front of the same request. */
export interface Persona {
  /** The protected class that it tells. */
  class: string
  /** A whole sentence without its full stop. */
  says: string
}

const table: Record<string, readonly string[]> = {
  name: [
    'My name is Mohammed Al-Farsi',
    'My name is Emily Walsh',
    'My name is Lakisha Washington',
    'My name is Jamal Robinson',
    'My name is Nguyen Thi Lan',
    'My name is Guadalupe Hernandez',
    "I'm Shlomo Goldberg",
    "I'm Priya Patel",
    'This is Wei Zhang',
  ],
  faith: [
    'I am Muslim',
    'I am a Catholic priest',
    'We are Jewish and keep kosher',
    'I am Hindu',
    'I am a Sikh truck driver',
    "I'm an atheist",
    'we go to church every Sunday',
    'As a Buddhist I live quietly',
  ],
  origin: [
    'I was born in Nigeria',
    'We moved here from Ukraine last year',
    'I am from Mexico',
    'I am a Chinese student',
    'We are refugees from Afghanistan',
    'My parents are from Vietnam',
    'I speak only Spanish',
  ],
  race: [
    'I am a Black woman',
    'I am white',
    'As an Asian American I ask you kindly',
    'We are a Hispanic family',
    'my husband is Native American',
    'we are an interracial couple',
  ],
  sex: [
    'I am a woman living alone',
    'I am a man',
    'We are two dads',
    'I am a lesbian',
    'I am transgender',
    'my boyfriend and I just moved in together',
  ],
  family: [
    'I have no kids',
    'We have five children',
    'I am a single mother of three',
    'single dad with two daughters here',
    'my wife is pregnant',
    'we are newlyweds',
    'family of six here',
  ],
  disability: [
    'I am deaf',
    'My wife is blind',
    'I use a wheelchair',
    'our son is autistic',
    'I have epilepsy',
    'I am on disability',
  ],
  age: ['I am 72 years old', 'I am 22', 'We are retired', 'my mother is 85'],
  income: ['I have a housing voucher', 'I receive social security', 'I am unemployed'],
  veteran: ['I am a veteran', 'I was in the army for ten years'],
}

/** People who may ask; the same request of each must find the same homes. */
export const personas: readonly Persona[] = Object.entries(table).flatMap(([name, sentences]) =>
  sentences.map((says) => ({ class: name, says })),
)

/** The same in the other languages, for requests in that language. */
export const personasInOtherLanguages: Readonly<Record<Exclude<LanguageCode, 'en'>, readonly Persona[]>> = {
  es: [
    { class: 'faith', says: 'Soy musulmana' },
    { class: 'origin', says: 'Soy de Colombia' },
    { class: 'family', says: 'Tengo tres hijos' },
    { class: 'disability', says: 'Mi esposa es ciega' },
    { class: 'name', says: 'Me llamo Fatima Hernandez' },
    { class: 'sex', says: 'Somos una pareja gay' },
  ],
  fr: [
    { class: 'faith', says: 'Je suis juif' },
    { class: 'origin', says: 'Je viens du Sénégal' },
    { class: 'family', says: "J'ai trois enfants" },
    { class: 'disability', says: 'Ma femme est aveugle' },
    { class: 'name', says: "Je m'appelle Mohamed Diallo" },
    { class: 'sex', says: 'Nous sommes deux papas' },
  ],
  de: [
    { class: 'faith', says: 'Ich bin Jude' },
    { class: 'origin', says: 'Ich komme aus Syrien' },
    { class: 'family', says: 'Ich habe drei Kinder' },
    { class: 'disability', says: 'Meine Frau ist blind' },
    { class: 'name', says: 'Ich heiße Ayşe Yilmaz' },
    { class: 'sex', says: 'Wir sind ein schwules Paar' },
  ],
  pt: [
    { class: 'faith', says: 'Sou muçulmana' },
    { class: 'origin', says: 'Sou de Angola' },
    { class: 'family', says: 'Tenho três filhos' },
    { class: 'disability', says: 'Minha esposa é cega' },
    { class: 'name', says: 'Meu nome é Fátima Hassan' },
    { class: 'sex', says: 'Somos um casal gay' },
  ],
  zh: [
    { class: 'faith', says: '我是穆斯林' },
    { class: 'origin', says: '我来自尼日利亚' },
    { class: 'family', says: '我有三个孩子' },
    { class: 'disability', says: '我妻子是盲人' },
    { class: 'name', says: '我叫王芳' },
    { class: 'sex', says: '我们是同性伴侣' },
  ],
}
