/** La empresa misma, y por dónde salen sus correos. */
export const firmWords = {
  logo: {
    label: 'Logo',
    help: 'PNG, JPEG, WEBP o GIF; mejor apaisado. Encabeza esta consola, los correos y las páginas de tus viviendas.',
    choose: 'Elegir una imagen',
    another: 'Elegir otra',
    remove: 'Quitar',
    saved: 'Logo guardado',
    removed: 'Logo quitado',
    failed: 'Esta imagen no sirve. Elige un PNG, JPEG, WEBP o GIF de hasta 20 MB.',
    alt: 'Tu logo',
  },
  name: 'Nombre de tu empresa',
  nameHelp: 'Encabeza esta consola, las invitaciones y los correos a tu equipo.',
  needName: 'Escribe un nombre.',
  email: 'Quién recibe los contactos',
  emailHelp:
    'Se le escribe cuando un visitante deja sus datos, pide hablar con una persona o quiere una visita. Un chatbot puede nombrar a otra persona en sus ajustes.',
  badEmail: 'Escribe una dirección como contactos@example.com.',
  save: 'Guardar',
  saved: 'Guardado',
  forOwner: 'Solo un propietario puede cambiarlo.',
}

export const mailServerWords = {
  title: 'Servidor de correo',
  about: {
    server: 'Definido por el servidor: quien lo administra ha configurado SMTP_URL, que prevalece sobre lo de aquí.',
    firm: 'Por él salen los contactos, las invitaciones y los correos a los visitantes.',
    nobody:
      'El correo espera hasta que haya un servidor de correo. Tu proveedor indica estos datos en su ayuda, bajo «SMTP».',
  },
  forOwner: 'Solo un propietario puede configurarlo.',
  host: 'Servidor',
  hostHelp: 'Por ejemplo smtp.gmail.com o smtp.office365.com',
  securityLabel: 'Cifrado',
  security: { tls: 'TLS', starttls: 'STARTTLS' },
  port: 'Puerto',
  userName: 'Usuario',
  userNameHelp: 'Suele ser la dirección completa. Déjalo vacío si tu servidor no pide ninguno.',
  password: 'Contraseña',
  passwordHelp: 'Muchos proveedores piden aquí una contraseña de aplicación. Se cifra y no se vuelve a mostrar.',
  passwordKept: 'Déjala vacía para conservar la actual.',
  sender: 'De',
  senderHelp: 'Lo que ven los destinatarios: un nombre con la dirección entre ángulos.',
  save: 'Guardar y enviar un mensaje de prueba',
  change: 'Cambiar',
  cancel: 'Cancelar',
  remove: 'Quitar',
  test: 'Enviar un mensaje de prueba',
  testing: 'Enviando un mensaje de prueba…',
  worked: 'Funciona: un mensaje de prueba va camino de {{email}}.',
}

export const assignmentWords = {
  help: 'Cuando un visitante pide una persona o deja sus datos, la conversación pasa a ser de alguien: se le avisa y los demás se la dejan. Cualquiera puede pasarla a mano.',
  forOwner: 'Lo decide un propietario.',
  saved: 'Desde ahora las conversaciones nuevas se reparten así',
  ways: {
    off: { name: 'A mano', help: 'No es de nadie hasta que alguien la toma o se la dan. La ven todos los agentes.' },
    inTurn: {
      name: 'Por turno',
      help: 'Al agente que tiene la sesión abierta y recibió una hace más tiempo. Si no hay nadie, queda sin dueño.',
    },
    agentOfListing: {
      name: 'Al agente de la vivienda',
      help: 'A quien la vivienda nombra como su agente, por correo electrónico. Si no hay o la dirección no es de nadie aquí: por turno.',
    },
  },
  who: 'Quién participa',
  whoHelp: {
    inTurn: 'Los agentes se turnan mientras tienen la sesión abierta. Responsables y propietarios quedan fuera.',
    agentOfListing:
      'Las viviendas se reconocen por la dirección de su campo «Agent Email», que traen los archivos y las fuentes. Por turno va solo entre agentes.',
  },
  nobody: 'Ningún agente todavía',
  nobodyHelp: 'Invita a colegas como agentes en Equipo: sin ellos no se reparte nada por turno.',
  homesOf: 'Viviendas cuyo Agent Email es {{email}}',
  inTurn: 'Se turna',
  ownHomes: 'Solo sus viviendas',
}
