// Made from src/homes/listings/listing.ts by `npm run documents`: a change here is lost.
export const listingSchema = {
  "SaleType": {
    "type": "string",
    "enum": [
      "for_sale",
      "for_rent"
    ],
    "description": "What is offered",
    "isRequired": true
  },
  "Status": {
    "type": "string",
    "enum": [
      "Active",
      "PreOnMarket",
      "Sold"
    ],
    "description": "State of the offer",
    "isRequired": true
  },
  "CurrencySymbol": {
    "type": "string",
    "description": "Sign or name of the currency of all amounts, such as $",
    "maxLength": 500,
    "minLength": 1,
    "x-trim": true,
    "isRequired": true
  },
  "PropertyType": {
    "type": "string",
    "description": "Type of the home in words, such as Single Family or Condo",
    "maxLength": 500,
    "minLength": 1,
    "x-trim": true,
    "isRequired": true
  },
  "Bedrooms": {
    "type": "number",
    "description": "Number of bedrooms; 0 for a studio",
    "minimum": 0,
    "exclusiveMaximum": 1000000000000000,
    "isRequired": true
  },
  "Bathrooms": {
    "type": "number",
    "description": "Number of bathrooms; fractions allowed",
    "minimum": 0,
    "exclusiveMaximum": 1000000000000000,
    "isRequired": true
  },
  "Url": {
    "type": "string",
    "description": "Address of the listing’s page, http or https",
    "maxLength": 2000,
    "format": "listing-address",
    "minLength": 1,
    "x-trim": true,
    "isRequired": true
  },
  "MLSNumber": {
    "type": "string",
    "description": "Number in the multiple listing service",
    "maxLength": 500,
    "minLength": 1,
    "x-trim": true,
    "isRequired": true
  },
  "YearBuilt": {
    "type": "number",
    "description": "Year of construction, from 1000 to next year + 5; 0 when unknown",
    "x-number-rule": "year-built",
    "isRequired": true
  },
  "DaysOnMarket": {
    "type": "number",
    "description": "Days since the listing appeared",
    "minimum": 0,
    "exclusiveMaximum": 1000000000000000,
    "isRequired": true
  },
  "LotArea": {
    "type": "number",
    "description": "Area of the lot in AreaUnit; 0 when unknown",
    "minimum": 0,
    "exclusiveMaximum": 1000000000000000,
    "isRequired": true
  },
  "BuildingArea": {
    "type": "number",
    "description": "Living area in AreaUnit; 0 when unknown",
    "minimum": 0,
    "exclusiveMaximum": 1000000000000000,
    "isRequired": true
  },
  "AreaUnit": {
    "type": "string",
    "enum": [
      "Square Feet",
      "Square Meters"
    ],
    "description": "Unit of both areas",
    "isRequired": true
  },
  "ParkingSpots": {
    "type": "number",
    "description": "Number of parking spots",
    "minimum": 0,
    "exclusiveMaximum": 1000000000000000,
    "isRequired": true
  },
  "Images": {
    "type": "array",
    "items": {
      "type": "string",
      "description": "Address of a picture",
      "maxLength": 2000,
      "x-trim": true
    },
    "description": "Addresses of pictures; those that are no web address, http or https, are kept and not shown",
    "maxItems": 200,
    "x-empty-is-null": true,
    "x-trim": true,
    "isRequired": false
  },
  "Tours": {
    "type": "string",
    "enum": [
      "OpenHouse",
      "3D"
    ],
    "description": "How the home can be toured",
    "x-empty-is-null": true,
    "x-trim": true,
    "isRequired": false
  },
  "Description": {
    "type": "string",
    "description": "Text about the home",
    "maxLength": 100000,
    "x-empty-is-null": true,
    "x-trim": true,
    "isRequired": false
  },
  "ExtensionColumn": {
    "type": "array",
    "items": {
      "type": "object",
      "required": [
        "Key",
        "value"
      ],
      "properties": {
        "Key": {
          "type": "string",
          "description": "Name of the value",
          "maxLength": 500,
          "minLength": 1,
          "x-trim": true
        },
        "value": {
          "type": "string",
          "description": "The value",
          "maxLength": 10000,
          "x-trim": true
        }
      }
    },
    "description": "Further values, each with its name",
    "maxItems": 500,
    "x-empty-is-null": true,
    "x-trim": true,
    "isRequired": false
  },
  "Location": {
    "type": "string",
    "description": "Description of the location",
    "maxLength": 2000,
    "x-empty-is-null": true,
    "x-trim": true,
    "isRequired": false
  },
  "Address": {
    "type": "string",
    "description": "Street address",
    "maxLength": 2000,
    "x-empty-is-null": true,
    "x-trim": true,
    "isRequired": false
  },
  "City": {
    "type": "string",
    "description": "City",
    "maxLength": 500,
    "x-empty-is-null": true,
    "x-trim": true,
    "isRequired": false
  },
  "State": {
    "type": "string",
    "description": "State",
    "maxLength": 500,
    "x-empty-is-null": true,
    "x-trim": true,
    "isRequired": false
  },
  "ZIP": {
    "type": "string",
    "description": "ZIP code",
    "maxLength": 500,
    "x-empty-is-null": true,
    "x-trim": true,
    "isRequired": false
  },
  "Latitude": {
    "type": "number",
    "description": "Latitude in degrees",
    "minimum": -90,
    "maximum": 90,
    "isRequired": false
  },
  "Longitude": {
    "type": "number",
    "description": "Longitude in degrees",
    "minimum": -180,
    "maximum": 180,
    "isRequired": false
  },
  "SalePrice": {
    "type": "number",
    "description": "Price of a home for sale",
    "minimum": 0,
    "exclusiveMaximum": 1000000000000000,
    "isRequired": false
  },
  "UnitAreaPrice": {
    "type": "number",
    "description": "Price per unit of area",
    "minimum": 0,
    "exclusiveMaximum": 1000000000000000,
    "isRequired": false
  },
  "HOAMonth": {
    "type": "number",
    "description": "Monthly fee of the homeowners association",
    "minimum": 0,
    "exclusiveMaximum": 1000000000000000,
    "isRequired": false
  },
  "ZestimatePrice": {
    "type": "number",
    "description": "Estimated price",
    "minimum": 0,
    "exclusiveMaximum": 1000000000000000,
    "isRequired": false
  },
  "RentPrice": {
    "type": "number",
    "description": "Monthly rent",
    "minimum": 0,
    "exclusiveMaximum": 1000000000000000,
    "isRequired": false
  },
  "SpaceType": {
    "type": "string",
    "enum": [
      "Entire place",
      "Room"
    ],
    "description": "What is let",
    "x-empty-is-null": true,
    "x-trim": true,
    "isRequired": false
  },
  "DepositFee": {
    "type": "number",
    "description": "Deposit",
    "minimum": 0,
    "exclusiveMaximum": 1000000000000000,
    "isRequired": false
  }
} as const
