/** English words of what a picture shows; every language has the same keys. */
export const roomWords = {
  rooms: 'Rooms',
  roomKitchen: 'Kitchen',
  roomBath: 'Bathroom',
  roomBedroom: 'Bedroom',
  roomLiving: 'Living room',
  roomDining: 'Dining room',
  roomOffice: 'Office',
  roomGarden: 'Garden',
  roomTerrace: 'Terrace',
  roomPool: 'Pool',
  roomGarage: 'Garage',
  roomPlan: 'Floor plan',
} as const
