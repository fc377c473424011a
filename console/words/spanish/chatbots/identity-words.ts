import type { identityWords as english } from '../../english/chatbots/identity-words.ts'

export const identityWords: typeof english = {
  title: 'Visitantes con sesión iniciada',
  help: 'Si los visitantes inician sesión en tu sitio, el chat puede reconocerlos: su conversación los sigue de un dispositivo a otro y tu equipo ve su nombre y su correo verificados. Solo vale lo que tu servidor firma con el secreto de abajo.',
  on: 'Activado',
  off: 'Desactivado',
  secret: 'secreto de identidad',
  none: 'Crea un secreto para empezar. Se muestra una sola vez y después va en tu servidor.',
  noneAskOwner: 'Todavía no hay un secreto. Un propietario de tu empresa puede crearlo.',
  since: 'El secreto se creó: {{time}}.',
  former: 'El secreto anterior funciona hasta: {{time}}.',
  make: 'Crear el secreto',
  replace: 'Reemplazar secreto',
  fresh: 'Tu secreto nuevo.',
  once: 'Cópialo ahora: no se vuelve a mostrar. Guárdalo en tu servidor y no lo pongas nunca en una página.',
  copySecret: 'Copiar el secreto',
  done: 'Ya lo guardé',
  remove: 'Quitar secreto',
  removeAsk: 'Desde ahora, los visitantes con sesión iniciada no serán reconocidos.',
  removeNow: 'Quitarlo',
  keep: 'Conservarlo',
  removed: 'El secreto se quitó',
  how: 'Cómo lo configura tu desarrollador',
  keepSecret: 'Guarda el secreto en tu servidor, por ejemplo en la variable de entorno IDENTITY_SECRET.',
  sign: 'Haz que tu servidor firme quién tiene la sesión iniciada, en cada página que abra. Con Node.js:',
  signHelp:
    'Es un JSON Web Token (HS256). Cualquier biblioteca de JWT lo genera: «sub» es el ID de tu usuario y «exp», como máximo dentro de una hora. «name» y «email» son opcionales.',
  copyExample: 'Copiar el ejemplo',
  embed: 'Usa este código en tus páginas, con el token firmado en lugar de TOKEN:',
  leave:
    'Cuando cierre sesión, llama a esto, para que la siguiente persona en ese navegador no encuentre su conversación:',
}
