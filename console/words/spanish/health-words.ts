import type { healthWords as english } from '../english/health-words.ts'

export const healthWords: typeof english = {
  well: 'Todo está bien',
  wellBut: 'Todo funciona; la copia de seguridad necesita atención',
  ill_one: '{{count}} cosa necesita atención',
  ill_other: '{{count}} cosas necesitan atención',
  noBackup:
    'No consta ninguna copia de porchlight backup: haz una, o asegúrate de que la base de datos se copia de otro modo',
  size: '{{size}} MiB.',
  readable: 'Se leyó otra vez y está entera.',
  care: {
    none: 'Todavía no hay ninguna copia de seguridad',
    broken: 'La última copia de seguridad no se puede leer',
    old: 'La última copia de seguridad tiene más de una semana',
  },
  careHelp:
    'Ejecuta esto donde corre Porchlight, mejor cada noche de forma programada, y guarda el archivo en otra máquina. Si tu base de datos se copia de otro modo, todo está bien.',
  copyCommand: 'Copiar la orden',
  states: { good: 'Bien', note: 'Conviene saberlo', bad: 'Necesita atención' },
  checks: {
    version: {
      name: 'Versión',
      good: 'Porchlight {{found}}',
      note: 'Porchlight {{found}}',
      bad: 'Porchlight {{found}}',
    },
    proxy: {
      name: 'Proxy',
      good: '{{found}}',
      note: '{{found}}',
      bad: 'Un proxy en {{found}} reenvía llamadas pero no es de confianza, así que todos sus visitantes comparten los límites de uno: define PORCHLIGHT_TRUST_PROXY',
    },
    modelBudget: {
      name: 'Presupuesto del modelo',
      good: '{{found}}',
      note: 'Agotado por hoy: {{found}}. La guía incorporada responde hasta mañana (UTC); sube ModelBudget si es muy poco',
      bad: '{{found}}',
    },
    modelTrouble: {
      name: 'Modelo de lenguaje',
      good: '{{found}}',
      note: '{{found}}',
      bad: '{{found}} no puede responder: se rechaza su clave, su nombre o su crédito. La guía incorporada responde hasta que lo arregles con el proveedor o elijas otro modelo',
    },
    membersTexts: {
      name: 'Textos solo para miembros',
      good: 'Los anuncios no contienen ninguno: se limpiaron {{found}}',
      note: 'Los anuncios importados antes se están limpiando: {{found}} hasta ahora',
      bad: '{{found}}',
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
      bad: 'Un corte de luz puede destruir la base de datos: pon fsync = on',
    },
    disk: {
      name: 'Espacio en disco',
      good: '{{found}} libres',
      note: 'Este sistema no lo dice',
      bad: '{{found}} libres: no se aceptan archivos ni importaciones. Haz sitio',
    },
    storage: {
      name: 'Archivos',
      good: 'Se pueden escribir',
      note: 'Se pueden escribir',
      bad: 'No se pueden escribir: revisa el almacén de archivos',
    },
    encryptionKey: {
      name: 'Clave de cifrado',
      good: 'Abre los secretos. Guárdala aparte de las copias',
      note: 'Abre los secretos guardados',
      bad: 'No abre los secretos: recupera la correcta',
    },
    backup: {
      name: 'Copia de seguridad',
      good: 'La última: {{found}}',
      note: 'La última: {{found}}. Haz una nueva con porchlight backup',
      bad: '{{found}}',
    },
    mail: {
      name: 'Correo',
      good: 'Hay servidor de correo; {{found}} en espera',
      note: 'No hay servidor de correo y {{found}} correos esperan. Configúralo en Correos',
      bad: '{{found}}',
    },
    failedMails: {
      name: 'Correos fallidos',
      good: '{{found}}',
      note: '{{found}}',
      bad: '{{found}} no se pudieron entregar: mira Correos',
    },
    events: {
      name: 'Avisos',
      good: 'En espera / fallidos: {{found}}',
      note: 'Hay mucho en espera. En espera / fallidos: {{found}}',
      bad: 'En espera / fallidos: {{found}}. Mira Avisos fallidos',
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
