import type { keyHelpWords as english } from '../english/key-help-words.ts'

export const keyHelpWords: typeof english = {
  title: 'Atajos de teclado',
  everywhere: 'En todas partes',
  inbox: 'En la bandeja',
  palette: 'Ir a cualquier sitio o hacer cualquier cosa',
  help: 'Esta lista',
  next: 'Conversación siguiente',
  previous: 'Conversación anterior',
  reply: 'Responder (antes toma la conversación)',
  take: 'Tomar la conversación',
  release: 'Devolver al chatbot',
  search: 'Buscar',
  back: 'Salir del campo, o volver a la lista',
  send: 'Enviar',
  newLine: 'Línea nueva',
  visitor: 'Mostrar u ocultar al visitante',
  note: 'Escribir una nota para tu empresa',
  assign: 'Asignar',
  filter: 'Filtrar la lista',
  replies: 'Respuestas de tu empresa',
  views: 'Todas, en espera, tomadas, mías',
}
