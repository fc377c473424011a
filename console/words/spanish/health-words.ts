import type { healthWords as english } from '../english/health-words.ts'

export const healthWords: typeof english = {
  well: 'Todo está bien',
  ill_one: '{{count}} cosa necesita atención',
  ill_other: '{{count}} cosas necesitan atención',
  noBackup:
    'No consta ninguna copia de porchlight backup: haga una, o asegúrese de que la base de datos se copia de otro modo',
  states: { good: 'Bien', note: 'Conviene saberlo', bad: 'Necesita atención' },
  checks: {
    version: {
      name: 'Versión',
      good: 'Porchlight {{found}}',
      note: 'Porchlight {{found}}',
      bad: 'Porchlight {{found}}',
    },
    database: {
      name: 'Base de datos',
      good: '{{found}}',
      note: '{{found}}: lenta. ¿Está lejos u ocupada?',
      bad: '{{found}}',
    },
    durability: {
      name: 'Durabilidad',
      good: 'Lo guardado resiste un corte de luz',
      note: '{{found}}',
      bad: 'Un corte de luz puede destruir la base de datos: ponga fsync = on',
    },
    disk: {
      name: 'Espacio en disco',
      good: '{{found}} libres',
      note: 'Este sistema no lo dice',
      bad: '{{found}} libres: no se aceptan archivos ni importaciones. Haga sitio',
    },
    storage: {
      name: 'Archivos',
      good: 'Se pueden escribir',
      note: 'Se pueden escribir',
      bad: 'No se pueden escribir: revise el almacén de archivos',
    },
    encryptionKey: {
      name: 'Clave de cifrado',
      good: 'Abre los secretos. Guárdela aparte de las copias',
      note: 'Abre los secretos guardados',
      bad: 'No abre los secretos: recupere la correcta',
    },
    backup: {
      name: 'Copia de seguridad',
      good: 'La última: {{found}}',
      note: 'La última: {{found}}. Haga una nueva con porchlight backup',
      bad: '{{found}}',
    },
    mail: {
      name: 'Correo',
      good: 'Hay servidor de correo; {{found}} en espera',
      note: 'No hay servidor de correo (SMTP_URL): {{found}} correos esperan y se leen aquí',
      bad: '{{found}}',
    },
    failedMails: {
      name: 'Correos fallidos',
      good: '{{found}}',
      note: '{{found}}',
      bad: '{{found}} no se pudieron entregar: vea Correos',
    },
    events: {
      name: 'Avisos',
      good: 'En espera / fallidos: {{found}}',
      note: 'Hay mucho en espera. En espera / fallidos: {{found}}',
      bad: 'En espera / fallidos: {{found}}. Vea Avisos fallidos',
    },
    models: { name: 'Modelos', good: '{{found}}', note: '{{found}}', bad: '{{found}}' },
    transcription: {
      name: 'Preguntas de voz',
      good: 'Las transcribe {{found}}',
      note: 'Ningún modelo oye: los chatbots dicen que no pueden escuchar',
      bad: '{{found}}',
    },
    embeddings: {
      name: 'Conocimiento',
      good: 'También por significado, con {{found}}',
      note: 'Se encuentra solo por palabras',
      bad: '{{found}}',
    },
    map: {
      name: 'Mapa',
      good: 'Muestra calles',
      note: 'Muestra contornos: no hay proveedor de teselas',
      bad: '{{found}}',
    },
    textMessages: {
      name: 'Mensajes de texto',
      good: 'Hay una cuenta',
      note: 'No hay ninguna cuenta',
      bad: '{{found}}',
    },
  },
}
