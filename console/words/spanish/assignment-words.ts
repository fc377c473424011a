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
