import type { doorWords as english } from '../english/door-words.ts'

export const doorWords: typeof english = {
  passkey: 'Entrar con una llave de acceso',
  passkeyCalledOff: 'No se usó ninguna llave de acceso. Inténtalo otra vez, o entra con tu contraseña.',
  passkeyRefused: 'Esta llave de acceso no se aceptó. Inténtalo otra vez, o entra con tu contraseña.',
  noPasskeys: 'Las llaves de acceso funcionan con https, en un navegador que las admita.',
  forgot: '¿Olvidaste tu contraseña?',
  askTitle: 'Una contraseña nueva',
  askLead: 'Escribe el correo con el que inicias sesión. Te enviamos un enlace que sirve una vez, durante una hora.',
  send: 'Enviarme un enlace',
  sentTitle: 'Mira tu correo',
  sentLead:
    'Si {{email}} tiene una cuenta aquí, un enlace va de camino. Sirve una vez, durante una hora. ¿No llega? Mira en el correo no deseado o pide un enlace a quien es propietario.',
  noMailTitle: 'Desde aquí no se envían correos',
  noMailLead:
    'Este servidor no tiene correo configurado. Quien es propietario de tu empresa te crea un enlace: Ajustes, Equipo. Un propietario que no puede entrar ejecuta «npx porchlight console link» en el servidor.',
  chooseTitle: 'Elige una contraseña nueva',
  chooseLead: 'Con ella se cierra tu sesión en todos los demás lugares. El segundo factor sigue igual.',
  password: 'Contraseña nueva',
  save: 'Guardar la contraseña',
  badLink: 'Este enlace ya se usó, se sustituyó o tiene más de una hora.',
  anew: 'Pedir otro enlace',
  savedTitle: 'Tu contraseña ha cambiado',
  savedLead: 'Inicia sesión con {{email}} y la contraseña nueva.',
  joinTitle: 'Únete a tu equipo',
  joinLead: 'Iniciaste sesión como {{email}}. Aún no se ha creado ninguna cuenta: tú decides.',
  joinAs: 'Tienes una invitación a {{firm}}. Tu función: {{role}}.',
  joinAsBy: '{{who}} te invita a {{firm}}. Tu función: {{role}}.',
  join: 'Unirme a {{firm}}',
  joinNot: 'Ahora no',
  joinOver:
    'Esta invitación ya se usó, se retiró o caducó, o el inicio de sesión tardó demasiado. Inicia sesión de nuevo.',
  or: 'o',
  signOn: 'Iniciar sesión con {{name}}',
  signOnFailed: {
    down: '{{name}} no responde como debería. Inténtalo de nuevo en un momento o inicia sesión con tu contraseña.',
    late: 'El inicio de sesión con {{name}} no se terminó a tiempo o se empezó en otra ventana. Empieza de nuevo.',
    refused: '{{name}} no te dejó entrar. Inténtalo de nuevo o pregunta a quien lo administra en tu empresa.',
    untrusted:
      'No se pudo verificar lo que respondió {{name}}, así que no se inició ninguna sesión. Avisa a quien administra este servidor.',
    unverified: '{{name}} no confirma que tu correo sea tuyo. Confírmalo allí o inicia sesión con tu contraseña.',
    unknown:
      'Nadie aquí tiene el correo con el que {{name}} te conoce. Pide a quien es propietario de tu empresa que te invite.',
    another:
      'La cuenta con este correo es de otra persona en {{name}}. Pide a quien es propietario de tu empresa que quite la cuenta anterior y te invite de nuevo.',
    often: 'Se intentaron demasiados inicios de sesión desde aquí. Espera unos minutos.',
  },
  aside: {
    title: 'Cada visitante encuentra a alguien en casa.',
    one: 'Mira las conversaciones mientras ocurren e intervén con una tecla.',
    two: 'Contactos y visitas de todos los chats, en una lista.',
    three: 'Tus datos se quedan en tu propio servidor.',
  },
  noAccount: '¿Recién instalado? El enlace que Porchlight mostró en su primer arranque crea la cuenta del propietario.',
  oftenLead: 'Demasiados intentos con este correo. Espera al siguiente o restablece tu contraseña.',
  againIn: 'Inténtalo en {{time}}',
}
