import type { accountWords as english } from '../english/account-words.ts'

export const accountWords: typeof english = {
  signIn: {
    title: 'Hola de nuevo',
    lead: 'Inicia sesión para atender a tus visitantes.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    wrong: 'Correo o contraseña incorrectos.',
    often: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
    oftenLead:
      'Demasiados intentos con este correo. Inténtalo cuando termine la espera de abajo o restablece tu contraseña.',
    againIn: 'Inténtalo en {{time}}',
    needEmail: 'Escribe tu correo electrónico.',
    needPassword: 'Escribe tu contraseña.',
    ended: 'Tu sesión ha terminado. Inicia sesión de nuevo para seguir.',
    noAccount:
      '¿Acabas de instalar Porchlight? El enlace que mostró en su primer arranque crea la cuenta del propietario.',
    codeTitle: 'Un paso más',
    codeLead: 'Tu cuenta tiene un segundo factor.',
    code: 'Código',
    codeHelp: 'El que muestra tu aplicación, o uno de reserva.',
    codeWrong: 'El código es incorrecto, se usó o caducó: usa el que se muestra ahora.',
    show: 'Mostrar la contraseña',
  },
  welcome: {
    title: 'Enciende la luz',
    lead: 'Eres la primera persona aquí. Crea la cuenta de propietario; después invitarás a tu equipo.',
    name: 'Tu nombre',
    nameHelp: 'Los visitantes lo leen cuando les respondes.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    passwordHelp: 'Al menos {{count}} caracteres. Unas cuantas palabras seguidas se recuerdan bien.',
    submit: 'Crear la cuenta',
    needName: 'Escribe tu nombre.',
    needEmail: 'Escribe un correo electrónico, como ana@empresa.example.',
    shortPassword_one: 'Falta {{count}} carácter.',
    shortPassword_other: 'Faltan {{count}} caracteres.',
    noToken: 'A esta dirección le falta su código de un solo uso',
    noTokenHelp:
      'Abre el enlace completo que Porchlight mostró al arrancar. «npx porchlight console link» muestra uno nuevo.',
    badToken: 'Este enlace ya se usó o es demasiado antiguo. «npx porchlight console link» muestra uno nuevo.',
    toSignIn: 'Ir a iniciar sesión',
  },
  join: {
    title: 'Adelante',
    lead: 'Te han invitado a responder a los visitantes con tu equipo. Elige un nombre y una contraseña.',
    noTokenHelp: 'Abre el enlace completo de tu invitación o pide uno nuevo a quien es propietario.',
    badToken: 'Esta invitación ya se usó, se retiró o es demasiado antigua. Pide una nueva a quien es propietario.',
  },
  aside: {
    title: 'Cada visitante encuentra a alguien en casa.',
    one: 'Mira las conversaciones mientras ocurren e intervén con una tecla.',
    two: 'Contactos y visitas de todos los chats, en una lista.',
    three: 'Tus datos se quedan en tu propio servidor.',
  },
}
