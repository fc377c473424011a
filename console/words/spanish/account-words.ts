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
    needEmail: 'Escribe tu correo electrónico.',
    needPassword: 'Escribe tu contraseña.',
    ended: 'Tu sesión ha terminado. Inicia sesión de nuevo para seguir.',
    codeTitle: 'Un paso más',
    codeLead: 'Tu cuenta tiene un segundo factor.',
    code: 'Código',
    codeHelp: 'El que muestra tu aplicación, o uno de reserva.',
    codeWrong: 'El código es incorrecto, se usó o caducó: usa el que se muestra ahora.',
    show: 'Mostrar la contraseña',
  },
}
