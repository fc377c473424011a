// Made from src/firm/chatbots/chatbot-settings.ts by `npm run documents`.
export const settingFields = {
  "Name": {
    "type": "string",
    "maxLength": 10000,
    "default": "Chatbot"
  },
  "Model": {
    "type": "string",
    "maxLength": 200,
    "default": "porchlight-guide"
  },
  "SystemMessage": {
    "type": "string",
    "maxLength": 100000,
    "default": ""
  },
  "Temperature": {
    "type": "integer",
    "minimum": 0,
    "maximum": 100,
    "default": 0
  },
  "TimeZone": {
    "type": "string",
    "format": "iana-time-zone",
    "maxLength": 100,
    "default": "UTC"
  },
  "AnswerSuffix": {
    "type": "string",
    "maxLength": 10000,
    "default": ""
  },
  "ChatProfilePicture": {
    "type": "string",
    "format": "file-id",
    "maxLength": 20,
    "default": ""
  },
  "ChatIcon": {
    "type": "string",
    "format": "file-id",
    "maxLength": 20,
    "default": ""
  },
  "ChatBubbleAlign": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991,
    "default": 0
  },
  "ChatBubbleColor": {
    "type": "string",
    "format": "rgb-colour",
    "maxLength": 100,
    "default": "rgb(51,51,51)"
  },
  "ChatbotPopupOnce": {
    "type": "boolean",
    "default": false
  },
  "ChatbotPrivacyPolicyDescription": {
    "type": "string",
    "maxLength": 10000,
    "default": ""
  },
  "ChatbotPrivacyPolicyName": {
    "type": "string",
    "maxLength": 10000,
    "default": ""
  },
  "ChatbotPrivacyPolicyUrl": {
    "type": "string",
    "format": "web-address",
    "maxLength": 10000,
    "default": ""
  },
  "EnablePushToTalk": {
    "type": "boolean",
    "default": false
  },
  "EnableUploadImage": {
    "type": "boolean",
    "default": false
  },
  "FacebookUrl": {
    "type": "string",
    "format": "web-address",
    "maxLength": 10000,
    "default": ""
  },
  "InstagramUrl": {
    "type": "string",
    "format": "web-address",
    "maxLength": 10000,
    "default": ""
  },
  "WhatsappUrl": {
    "type": "string",
    "format": "web-address",
    "maxLength": 10000,
    "default": ""
  },
  "RemoveChatLogOnBrowserClose": {
    "type": "boolean",
    "default": false
  },
  "SuggestedMessage": {
    "type": "string",
    "maxLength": 10000,
    "default": ""
  },
  "TalkToHumanEmail": {
    "type": "string",
    "format": "e-mail",
    "maxLength": 254,
    "default": ""
  },
  "TalkToHumanResponseMessage": {
    "type": "string",
    "maxLength": 10000,
    "default": ""
  },
  "UserInputPlaceholder": {
    "type": "string",
    "maxLength": 10000,
    "default": ""
  },
  "UserMessageColor": {
    "type": "string",
    "format": "rgb-colour",
    "maxLength": 100,
    "default": "rgb(51,51,51)"
  },
  "WelcomeMessage": {
    "type": "string",
    "maxLength": 10000,
    "default": ""
  },
  "VerifyDomain": {
    "type": "boolean",
    "default": false
  },
  "Domains": {
    "type": "string",
    "format": "domain-list",
    "maxLength": 10000,
    "default": ""
  },
  "CustomDomain": {
    "type": "string",
    "format": "domain",
    "maxLength": 300,
    "default": ""
  },
  "RateLimitCount": {
    "type": "integer",
    "minimum": 0,
    "maximum": 2147483647,
    "default": 0
  },
  "RateLimitMessage": {
    "type": "string",
    "maxLength": 10000,
    "default": ""
  },
  "RateLimitTime": {
    "type": "integer",
    "minimum": 0,
    "maximum": 2147483647,
    "default": 0
  },
  "EmailForDailyChatLogs": {
    "type": "string",
    "format": "e-mail",
    "maxLength": 254,
    "default": ""
  },
  "EmailForDailyLeads": {
    "type": "string",
    "format": "e-mail",
    "maxLength": 254,
    "default": ""
  },
  "AIResponseLanguage": {
    "type": "string",
    "format": "language-name",
    "maxLength": 100,
    "default": ""
  },
  "MessageLimit": {
    "type": "integer",
    "minimum": -1,
    "maximum": 2147483647,
    "default": -1
  },
  "LeadsTitle": {
    "type": "string",
    "maxLength": 10000,
    "default": ""
  },
  "LeadsDisplayFirstName": {
    "type": "string",
    "maxLength": 10000,
    "default": ""
  },
  "LeadsDisplayLastName": {
    "type": "string",
    "maxLength": 10000,
    "default": ""
  },
  "LeadsDisplayEmail": {
    "type": "string",
    "maxLength": 10000,
    "default": ""
  },
  "LeadsDisplayPhoneNumber": {
    "type": "string",
    "maxLength": 10000,
    "default": ""
  },
  "LeadsDisplayMessage": {
    "type": "string",
    "maxLength": 10000,
    "default": ""
  },
  "ConsentEnable": {
    "type": "boolean",
    "default": false
  },
  "ConsentContent": {
    "type": "string",
    "maxLength": 10000,
    "default": ""
  },
  "ConsentCheckboxText": {
    "type": "string",
    "maxLength": 10000,
    "default": ""
  },
  "CalendlyAppointmentEnable": {
    "type": "boolean",
    "default": false
  },
  "CalendlyAppointmentTriggerKeyword": {
    "type": "string",
    "maxLength": 10000,
    "default": ""
  },
  "CalendlyAppointmentScheduleUrl": {
    "type": "string",
    "format": "https-address",
    "maxLength": 10000,
    "default": ""
  },
  "FallbackModel": {
    "type": "string",
    "maxLength": 200,
    "default": ""
  },
  "ModelBudget": {
    "type": "integer",
    "minimum": 0,
    "maximum": 2147483647,
    "default": 0
  },
  "ModelBudgetMonthly": {
    "type": "integer",
    "minimum": 0,
    "maximum": 2147483647,
    "default": 0
  },
  "ModelBudgetMonthlyCost": {
    "type": "integer",
    "minimum": 0,
    "maximum": 2147483647,
    "default": 0
  },
  "Grounding": {
    "type": "string",
    "choices": [
      "standard",
      "strict",
      "off"
    ],
    "default": "standard"
  },
  "OfficeHours": {
    "type": "object",
    "default": {
      "mon": [
        "09:00-18:00"
      ],
      "tue": [
        "09:00-18:00"
      ],
      "wed": [
        "09:00-18:00"
      ],
      "thu": [
        "09:00-18:00"
      ],
      "fri": [
        "09:00-18:00"
      ],
      "sat": [
        "09:00-18:00"
      ]
    }
  },
  "TourMinutes": {
    "type": "integer",
    "minimum": 5,
    "maximum": 720,
    "default": 30
  },
  "TourLeadHours": {
    "type": "integer",
    "minimum": 0,
    "maximum": 336,
    "default": 2
  },
  "TourNotice": {
    "type": "string",
    "maxLength": 10000,
    "default": ""
  }
} as const
