/** En qué dirección se llega al servidor. */
export const addressWords = {
  title: 'Dirección web',
  about: 'Con esta dirección empiezan los enlaces de los correos, el código de tu sitio y las páginas compartidas.',
  ofServer:
    'Definida por el servidor: quien lo administra ha configurado PORCHLIGHT_PUBLIC_URL, que prevalece sobre lo de aquí.',
  now: 'Ahora',
  reach: {
    everybody: 'Pública',
    network: 'Solo en tu red',
    machine: 'Solo en este equipo',
  },
  warn: {
    network: 'Solo se puede abrir dentro de tu red. El chat no funcionará para los visitantes de tu sitio.',
    machine:
      'Solo se puede abrir en el equipo donde corre el servidor. El chat no funcionará para los visitantes de tu sitio.',
  },
  plain: 'No está cifrada: úsala solo dentro de tu propia red.',
  label: 'Dirección',
  labelHelp: 'Sin ruta, por ejemplo https://chat.example.com',
  save: 'Comprobar y guardar',
  saveAnyway: 'Guardar de todos modos',
  check: 'Comprobar',
  checking: 'Comprobando si lleva aquí…',
  saved: 'La dirección es ahora {{url}}',
  useUsual: 'Usar la predeterminada',
  bad: 'Escribe una dirección como https://chat.example.com.',
  setBy: 'Puesta por {{who}} el {{time}}',
  verdict: {
    reached: 'Funciona: {{host}} lleva a este servidor.',
    'other-server': 'En {{host}} responde otro Porchlight. Revisa a dónde lleva el nombre.',
    moved: '{{host}} envía a los visitantes a {{found}}. Usa esa dirección.',
    'no-answer':
      'En {{host}} no responde nada, o su certificado no es válido. Revisa que tu proxy o cortafuegos pase las solicitudes a este servidor.',
    'unknown-host':
      'No hay ningún servidor llamado {{host}}. Revisa cómo se escribe. Un registro DNS nuevo puede tardar horas.',
    'not-public':
      '{{host}} está dentro de una red privada, donde el servidor no mira. Abre {{url}}/console en un navegador de esa red para ver si funciona.',
    'no-porchlight':
      'En {{host}} responde otra cosa (estado {{found}}). Haz que su servidor web o proxy pase las solicitudes a este servidor.',
  },
}
