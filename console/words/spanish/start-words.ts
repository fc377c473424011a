/** La lista de lo primero que se configura. */
export const startWords = {
  title: 'Primeros pasos',
  hello: 'Te damos la bienvenida, {{name}}',
  lead: 'Con estos pasos, un chatbot que conoce tus inmuebles llega a tu sitio web. Hazlos en el orden que quieras: cada uno se marca al terminarlo.',
  doneTitle: 'Todo listo',
  doneLead: 'Tu chatbot está en línea y tu equipo se entera de cada contacto. Esta lista ya no aparece en el menú.',
  progress: '{{done}} de {{count}} pasos completados',
  isDone: 'Hecho',
  isOpen: 'Pendiente',
  look: 'Abrir',
  forOwner: 'Pídeselo a un propietario',
  steps: {
    firm: {
      name: 'Ponle nombre a tu empresa',
      help: 'Encabeza esta consola, las invitaciones y los correos.',
      done: 'Tu empresa tiene nombre.',
      do: 'Ponerle nombre',
    },
    chatbot: {
      name: 'Añade tu chatbot',
      help: 'Tarda un minuto. El chatbot de demostración se queda hasta que lo quites.',
      done: 'Tienes un chatbot propio.',
      do: 'Añadir un chatbot',
    },
    look: {
      name: 'Dale tu logotipo',
      help: 'Tu imagen y tus colores en el botón y en el chat.',
      done: 'Tu chatbot muestra tu imagen.',
      do: 'Elegir una imagen',
    },
    homes: {
      name: 'Trae tus inmuebles',
      help: 'Suelta una hoja de cálculo o una exportación de tu MLS, o añade una fuente.',
      done: 'Tu chatbot conoce tus inmuebles.',
      do: 'Importar inmuebles',
    },
    leads: {
      name: 'Elige quién recibe los contactos',
      help: 'La dirección a la que se escribe cuando un visitante deja sus datos.',
      done: 'Los contactos nuevos llegan por correo a tu equipo.',
      do: 'Escribir una dirección',
    },
    mail: {
      name: 'Configura el correo',
      help: 'Hasta entonces, contactos e invitaciones esperan aquí en lugar de enviarse.',
      done: 'El correo se envía.',
      do: 'Configurar el correo',
    },
    snippet: {
      name: 'Pon el chat en tu sitio web',
      help: 'Copia una línea en tu sitio. Se marca cuando alguien abre el chat allí.',
      done: 'El chat se abrió en tu sitio web.',
      do: 'Ver el código',
    },
    question: {
      name: 'Pregúntale algo',
      help: 'Pregunta lo que preguntaría un comprador y mira qué responde.',
      done: 'Tu chatbot ha respondido su primera pregunta.',
      do: 'Abrir el chat',
    },
    colleague: {
      name: 'Invita a un colega',
      help: 'Los agentes responden a los visitantes; los gestores cuidan además inmuebles y chatbots.',
      done: 'Alguien se ha unido a tu equipo o está invitado.',
      do: 'Invitar',
    },
  },
}
