import type { settingWords as english } from '../english/setting-words.ts'

export const settingWords: typeof english = {
  Name: { label: 'Nombre', help: 'Lo que los visitantes leen sobre el chat.' },
  Model: {
    label: 'Quién responde',
    help: 'La guía incorporada no cuesta nada y no sale de este servidor. Un modelo de lenguaje redacta con libertad, y cada respuesta cuesta: mientras no haya un periodo en «Límites», una conversación puede enviar 20 mensajes en 240 segundos, y un modelo tiene un presupuesto de tokens al día.',
  },
  SystemMessage: {
    label: 'Instrucciones para el modelo',
    help: 'Cómo debe hablar y qué debe saber de la empresa. La guía incorporada no las lee.',
  },
  Temperature: {
    label: 'Libertad al redactar',
    help: '0 se atiene a los hechos; 100 (es decir, 1,00) redacta con más libertad. 1 y 2 significan 1 y 2.',
  },
  TimeZone: {
    label: 'Zona horaria de la empresa',
    help: 'Según ella van el horario, las visitas y los correos diarios.',
  },
  AnswerSuffix: { label: 'Tras cada respuesta', help: 'Una línea que sigue a cada respuesta, como un aviso.' },
  ChatProfilePicture: { label: 'Imagen del chat', help: 'Junto al nombre. Mejor si es cuadrada.' },
  ChatIcon: { label: 'Imagen del botón', help: 'En lugar del signo del botón redondo.' },
  ChatBubbleAlign: { label: 'Lado del botón', help: 'En qué esquina de tu sitio está.' },
  ChatBubbleColor: {
    label: 'Color del botón',
    help: 'También de la cabecera del chat. El texto encima es negro o blanco, según se lea mejor.',
  },
  ChatbotPopupOnce: {
    label: 'Saludar una vez a cada visitante',
    help: 'El saludo sobre el botón no vuelve una vez visto.',
  },
  ChatbotPrivacyPolicyDescription: { label: 'Línea sobre privacidad', help: 'Encima del primer mensaje.' },
  ChatbotPrivacyPolicyName: { label: 'Texto del enlace', help: 'Como «Política de privacidad».' },
  ChatbotPrivacyPolicyUrl: { label: 'Dirección de la política de privacidad', help: 'Adónde lleva el enlace.' },
  EnablePushToTalk: {
    label: 'Los visitantes pueden hablar',
    help: 'Mantienen pulsado un botón y hablan. Hace falta un modelo que oiga.',
  },
  EnableUploadImage: { label: 'Los visitantes pueden enviar imágenes', help: 'El modelo debe ser uno que vea.' },
  FacebookUrl: { label: 'Página de Facebook', help: 'Su dirección.' },
  InstagramUrl: { label: 'Perfil de Instagram', help: 'Su dirección.' },
  WhatsappUrl: { label: 'WhatsApp', help: 'Una dirección de contacto, como https://wa.me/12065550142.' },
  RemoveChatLogOnBrowserClose: {
    label: 'Olvidar al cerrar el navegador',
    help: 'Quien vuelve empieza de nuevo. Tu bandeja conserva la conversación.',
  },
  SuggestedMessage: {
    label: 'Preguntas sugeridas',
    help: 'Una por línea; las cuatro primeras caben en un teléfono. Si queda vacío, salen de tus viviendas.',
  },
  TalkToHumanEmail: {
    label: 'Quién se entera de los contactos',
    help: 'A esta dirección se escribe cuando un visitante pide una persona o deja sus datos.',
  },
  TalkToHumanResponseMessage: { label: 'Cuando un visitante pide una persona', help: 'Lo que dice entonces el chat.' },
  UserInputPlaceholder: { label: 'Texto del campo vacío', help: 'Como «Pregunta por una vivienda…».' },
  UserMessageColor: { label: 'Color de los mensajes de visitantes', help: 'El fondo de lo que escribieron.' },
  WelcomeMessage: {
    label: 'Saludo',
    help: 'Una burbuja por línea. Si queda vacío, el chat saluda con su nombre en el idioma del visitante.',
  },
  VerifyDomain: {
    label: 'Solo en los sitios de abajo',
    help: 'Apagado, cualquier sitio con el código puede mostrar el chat.',
  },
  Domains: {
    label: 'Sitios',
    help: 'Uno por línea, como www.example.com. *.example.com son todos los que cuelgan de él.',
  },
  CustomDomain: { label: 'Dominio propio', help: 'Como chat.example.com. Pruébalo en «En tu sitio».' },
  RateLimitCount: {
    label: 'Mensajes por ventana',
    help: 'Cuántos puede enviar una conversación en el tiempo de abajo. 0: los que sean. Un modelo de lenguaje tiene 20 en 240 segundos si no pones otra cosa.',
  },
  RateLimitMessage: { label: 'Cuando un visitante va demasiado rápido', help: 'Lo que dice entonces el chat.' },
  RateLimitTime: { label: 'Duración de la ventana', help: 'En segundos. 0: sin límite.' },
  EmailForDailyChatLogs: {
    label: 'Correo diario de conversaciones',
    help: 'Esta dirección recibe las del día anterior.',
  },
  EmailForDailyLeads: { label: 'Correo diario de contactos', help: 'Esta dirección recibe los del día anterior.' },
  AIResponseLanguage: { label: 'Idioma de las respuestas', help: 'Siempre este; o, si queda vacío, el del visitante.' },
  Grounding: {
    label: 'Cómo se comprueban las respuestas',
    help: 'Normal: los datos de las viviendas y de tu empresa tienen que coincidir con lo que has publicado o escrito; lo demás pasa. Estricta: los datos de las viviendas se ponen desde el anuncio; las respuestas son más secas. Desactivada: solo se quita lo que nunca se puede decir, como promesas o lo que infringe la vivienda justa; a los visitantes pueden llegarles precios y características erróneos. Solo afecta a los modelos de lenguaje; la guía incorporada siempre responde con tus anuncios.',
  },
  FallbackModel: {
    label: 'Quién está de reserva',
    help: 'Responde si el modelo de arriba falla antes de sus primeras palabras. Si queda vacío, lo hace la guía incorporada.',
  },
  ModelBudget: {
    label: 'Tokens del modelo al día',
    help: 'Cuando se agotan, responde la guía incorporada hasta mañana (UTC). 0: tantos como permita esta instalación.',
  },
  ModelBudgetMonthly: {
    label: 'Tokens del modelo al mes',
    help: 'Cuando se agotan, responde la guía incorporada hasta que termine el mes (UTC). Recibirás un correo al llegar al 80 y al 100 por ciento. 0: sin presupuesto.',
  },
  ModelBudgetMonthlyCost: {
    label: 'Coste del modelo al mes',
    help: 'Lo mismo en dinero, en la moneda de los precios que tiene tu servidor (PORCHLIGHT_MODEL_PRICES). Un modelo sin precio aquí no cuesta nada. 0: sin presupuesto.',
  },
  MessageLimit: { label: 'Mensajes al mes', help: 'De todos los visitantes juntos. -1: los que sean.' },
  LeadsTitle: {
    label: 'Título del formulario de contacto',
    help: 'Si queda vacío, el chat usa sus propias palabras en el idioma del visitante.',
  },
  LeadsDisplayFirstName: { label: 'Etiqueta: nombre', help: 'Igual.' },
  LeadsDisplayLastName: { label: 'Etiqueta: apellidos', help: 'Igual.' },
  LeadsDisplayEmail: { label: 'Etiqueta: correo electrónico', help: 'Igual.' },
  LeadsDisplayPhoneNumber: { label: 'Etiqueta: teléfono', help: 'Igual.' },
  LeadsDisplayMessage: { label: 'Etiqueta: mensaje', help: 'Igual.' },
  ConsentEnable: { label: 'Pedir consentimiento', help: 'Antes de enviar los datos de contacto.' },
  ConsentContent: { label: 'A qué se consiente', help: 'Se guarda palabra por palabra con cada contacto.' },
  ConsentCheckboxText: { label: 'Texto de la casilla', help: 'Como «Acepto que me contacten».' },
  CalendlyAppointmentEnable: {
    label: 'Reservar visitas en una página propia',
    help: 'En lugar de pedir horas en el chat.',
  },
  CalendlyAppointmentTriggerKeyword: {
    label: 'Palabras que llevan allí',
    help: 'Una por línea o separadas por comas, como «visita, ver».',
  },
  CalendlyAppointmentScheduleUrl: { label: 'Dirección de esa página', help: 'Debe empezar por https://.' },
  OfficeHours: {
    label: 'Cuándo se enseñan viviendas',
    help: 'Según el reloj de la empresa. Un día sin horas está cerrado.',
  },
  TourMinutes: { label: 'Duración de una visita', help: 'En minutos, de un comienzo al siguiente.' },
  TourLeadHours: { label: 'Antelación de una visita', help: 'Horas entre pedirla y el primer comienzo posible.' },
  TourNotice: {
    label: 'Aviso con la visita',
    help: 'Texto que se muestra y se guarda con cada petición, como un acuerdo de comprador.',
  },
}
