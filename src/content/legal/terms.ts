import type { LegalText } from '#domain/content/legal-schema.ts'

/**
 * The terms and conditions. C-50 requires the notice of changes, the state of law and the STOP reply. A change of the words is a new
 * edition: `npm run new edition terms <version> <yyyy-mm-dd>`.
 */
export const terms: LegalText = {
  status: 'sample',
  version: '1.3',
  effective: '2026-11-28',
  description: {
    en: 'The rules for using {{agencyName}}: what our agents may do for you, what prices mean, text messages, changes, and the law of {{stateOfLaw}}.',
    es: 'Las reglas para usar {{agencyName}}: qué pueden hacer los agentes por usted, qué significan los precios, mensajes de texto, cambios y la ley de {{stateOfLaw}}.',
  },
  keywords: {
    en: 'terms and conditions, insurance agency, agent consent, text messages STOP, {{stateOfLaw}} law',
    es: 'términos y condiciones, agencia de seguros, consentimiento del agente, mensajes de texto STOP, ley de {{stateOfLaw}}',
  },
  summary: {
    en: "These are the rules for using {{agencyName}}. We wrote them to be read. If a part isn't clear, call us and we'll go through it together.",
    es: 'Estas son las reglas para usar {{agencyName}}. Las escribimos para que se lean. Si una parte no es clara, llámenos y la revisamos juntos.',
  },
  sections: [
    {
      id: 'agreement',
      title: { en: 'What you agree to', es: 'Lo que usted acepta' },
      blocks: [
        {
          en: 'These terms apply when you use this website, create an account, or ask one of our agents for help. Our privacy policy is part of them.',
          es: 'Estos términos se aplican cuando usted usa este sitio, crea una cuenta o pide ayuda a uno de nuestros agentes. Nuestra política de privacidad es parte de ellos.',
        },
        {
          en: "You can look at plans and prices without accepting anything. When you check the box and create an account, you accept these terms. If you don't agree, please don't create an account.",
          es: 'Usted puede ver planes y precios sin aceptar nada. Cuando marca la casilla y crea una cuenta, acepta estos términos. Si no está de acuerdo, por favor no cree una cuenta.',
        },
      ],
    },
    {
      id: 'who-we-are',
      title: { en: "What {{agencyName}} is, and what it isn't", es: 'Qué es {{agencyName}} y qué no es' },
      blocks: [
        {
          en: "{{agencyName}} is a licensed insurance agency. We help people compare health plans sold through the Health Insurance Marketplace and enroll in them. We are not an insurance company, and we don't give medical, tax or legal advice.",
          es: '{{agencyName}} es una agencia de seguros con licencia. Ayudamos a comparar los planes de salud que se venden en el Mercado de Seguros Médicos y a inscribirse en ellos. No somos una compañía de seguros y no damos consejos médicos, fiscales ni legales.',
        },
        {
          en: "This is not the Health Insurance Marketplace website. We are not part of the government and we don't speak for it. We may not offer every plan sold in your area. To see them all, visit HealthCare.gov or call the Marketplace.",
          es: 'Este no es el sitio web del Mercado de Seguros Médicos. No somos parte del gobierno ni hablamos en su nombre. Es posible que no ofrezcamos todos los planes de su área. Para verlos todos, visite CuidadoDeSalud.gov o llame al Mercado.',
        },
        {
          en: 'What you send here goes to us, not to the Marketplace. A certified agent reviews your application, usually within {{agencyAnswerHours}} business hours, and submits it with your consent. You are enrolled only when the Marketplace and the insurance company confirm it and you pay the first premium, if there is one.',
          es: 'Lo que usted envía aquí llega a nosotros, no al Mercado. Un agente certificado revisa su solicitud, por lo general en un plazo de {{agencyAnswerHours}} horas hábiles, y la envía con su consentimiento. Su inscripción queda completa solo cuando el Mercado y la compañía de seguros lo confirman y usted paga la primera prima, si la hay.',
        },
        {
          en: 'Our help is free for you. Insurance companies may pay us a commission. The price of a plan is the same with or without an agent.',
          es: 'Nuestra ayuda es gratis para usted. Las compañías de seguros pueden pagarnos una comisión. El precio de un plan es el mismo con o sin agente.',
        },
      ],
    },
    {
      id: 'authority',
      title: { en: 'What our agents may do for you', es: 'Lo que nuestros agentes pueden hacer por usted' },
      blocks: [
        {
          en: 'Before we act for you, we ask for your consent and your signature. It names the agents, what they may do and for how long. With it they may look for your Marketplace application, fill it in, submit it, keep it current and help you renew.',
          es: 'Antes de actuar en su nombre, le pedimos su consentimiento y su firma. Allí se dice quiénes son los agentes, qué pueden hacer y por cuánto tiempo. Con él pueden buscar su solicitud del Mercado, completarla, enviarla, mantenerla al día y ayudarle a renovar.',
        },
        {
          en: 'They may not sign for you, choose a plan for you without asking, or use your information for anything else.',
          es: 'No pueden firmar por usted, elegir un plan sin preguntarle ni usar su información para otra cosa.',
        },
        {
          en: 'You can limit or withdraw your consent at any time. Call or write to us. From then on we stop acting for you. What was done before stays valid.',
          es: 'Usted puede limitar o retirar su consentimiento en cualquier momento. Llámenos o escríbanos. Desde entonces dejamos de actuar en su nombre. Lo que ya se hizo sigue siendo válido.',
        },
      ],
    },
    {
      id: 'account',
      title: { en: 'Your account', es: 'Su cuenta' },
      blocks: [
        {
          en: 'To apply you need an account. You agree that:',
          es: 'Para enviar una solicitud hace falta una cuenta. Usted acepta lo siguiente:',
        },
        [
          { en: 'You are at least 18 years old.', es: 'Usted tiene al menos 18 años.' },
          {
            en: 'The account is yours, and you apply for yourself, for your family, or for someone who has allowed you to.',
            es: 'La cuenta es suya, y usted la usa para sí, para su familia o para alguien que se lo ha permitido.',
          },
          {
            en: 'You keep your password and your verification code to yourself. We will never ask you for your password.',
            es: 'Usted no comparte su contraseña ni su código de verificación. Nunca le pediremos su contraseña.',
          },
          {
            en: 'You tell us right away if you think someone else has used your account.',
            es: 'Usted nos avisa de inmediato si cree que otra persona usó su cuenta.',
          },
        ],
      ],
    },
    {
      id: 'your-information',
      title: { en: 'Your information must be true', es: 'Su información debe ser verdadera' },
      blocks: [
        {
          en: 'The Marketplace decides what help you get from what you tell it. Give answers that are true and complete to the best of your knowledge. Giving false information to the Marketplace on purpose is against federal law.',
          es: 'El Mercado decide qué ayuda recibe usted según lo que usted le dice. Dé respuestas verdaderas y completas según lo que usted sabe. Dar información falsa al Mercado a propósito va contra la ley federal.',
        },
        {
          en: 'Tell us or the Marketplace when something changes, such as your income, your address, your family or other coverage you get. Do it within 30 days. A change can raise or lower your tax credit.',
          es: 'Avísenos a nosotros o al Mercado cuando algo cambie, como sus ingresos, su dirección, su familia u otra cobertura que reciba. Hágalo en un plazo de 30 días. Un cambio puede subir o bajar su crédito fiscal.',
        },
      ],
    },
    {
      id: 'prices',
      title: { en: 'Prices are estimates, not promises', es: 'Los precios son estimaciones, no promesas' },
      blocks: [
        {
          en: "The prices and tax credits you see are our best estimate from your answers and from the Marketplace's own data. They are not a guarantee of price, of a tax credit or of coverage. Only the Marketplace and the insurance company can confirm them.",
          es: 'Los precios y créditos fiscales que ve son nuestra mejor estimación según sus respuestas y los datos del propio Mercado. No son una garantía de precio, de crédito fiscal ni de cobertura. Solo el Mercado y la compañía de seguros pueden confirmarlos.',
        },
        {
          en: 'If you take the tax credit in advance and your income for the year turns out higher, you may have to pay some or all of it back with your federal tax return.',
          es: 'Si recibe el crédito fiscal por adelantado y sus ingresos del año resultan más altos, es posible que deba devolver una parte o todo con su declaración federal de impuestos.',
        },
        {
          en: 'Plans, networks, drug lists and prices can change. Check with the insurance company that your doctors and medicines are covered before you choose.',
          es: 'Los planes, las redes, las listas de medicamentos y los precios pueden cambiar. Antes de elegir, confirme con la compañía de seguros que sus médicos y medicamentos están cubiertos.',
        },
      ],
    },
    {
      id: 'electronic',
      title: { en: 'Documents and signatures by electronic means', es: 'Documentos y firmas por medios electrónicos' },
      blocks: [
        {
          en: 'When you create an account, you agree to get our notices, forms and messages by email, on this website or by text message, instead of on paper.',
          es: 'Al crear una cuenta, usted acepta recibir nuestros avisos, formularios y mensajes por correo electrónico, en este sitio o por mensaje de texto, en lugar de en papel.',
        },
        {
          en: 'A signature that you draw or type here counts as your handwritten one.',
          es: 'La firma que usted dibuja o escribe aquí vale como su firma a mano.',
        },
        {
          en: 'You can ask for a paper copy, or stop getting electronic notices, at any time and at no cost. You need an email address and a device that can open web pages.',
          es: 'Puede pedir una copia en papel, o dejar de recibir avisos electrónicos, en cualquier momento y sin costo. Necesita un correo electrónico y un dispositivo que abra páginas web.',
        },
      ],
    },
    {
      id: 'text-messages',
      title: { en: 'Text messages', es: 'Mensajes de texto' },
      blocks: [
        {
          en: 'If you give us your mobile number and choose text messages, we may text you about your quote, your application and your coverage. Agreeing to this is not a condition for buying anything. How often we write depends on your case. Message and data rates may apply.',
          es: 'Si nos da su número de celular y elige mensajes de texto, podemos escribirle sobre su cotización, su solicitud y su cobertura. Aceptarlo no es una condición para comprar nada. La frecuencia depende de su caso. Su compañía de teléfono puede cobrarle los mensajes y los datos.',
        },
        {
          en: "To opt out, text STOP in reply to any message. We'll confirm once and then stop. Text HELP for help, or call us.",
          es: 'Para dejar de recibirlos, responda STOP a cualquier mensaje. Se lo confirmamos una vez y no le escribimos más. Responda HELP para pedir ayuda, o llámenos.',
        },
      ],
    },
    {
      id: 'fair-use',
      title: { en: 'Fair use of this website', es: 'Uso correcto de este sitio' },
      blocks: [
        { en: "Please don't:", es: 'Por favor, no haga lo siguiente:' },
        [
          {
            en: "use another person's information without their permission;",
            es: 'usar la información de otra persona sin su permiso;',
          },
          {
            en: 'try to break into, overload or disturb the website;',
            es: 'intentar entrar al sitio sin permiso, sobrecargarlo o dañarlo;',
          },
          {
            en: "copy the website's contents by automatic means, or sell them.",
            es: 'copiar el contenido del sitio por medios automáticos, o venderlo.',
          },
        ],
      ],
    },
    {
      id: 'links',
      title: { en: 'Other websites and names', es: 'Otros sitios y nombres' },
      blocks: [
        {
          en: "Some links lead to websites of insurance companies, the government or others. They are not ours. We don't control them and are not responsible for what they say or do.",
          es: 'Algunos enlaces llevan a sitios de compañías de seguros, del gobierno o de otros. No son nuestros. No los controlamos y no respondemos por lo que dicen o hacen.',
        },
        {
          en: 'Names of insurance companies belong to their owners. We use them only to say which company we mean.',
          es: 'Los nombres de las compañías de seguros pertenecen a sus dueños. Los usamos solo para decir de qué compañía hablamos.',
        },
      ],
    },
    {
      id: 'liability',
      title: { en: 'What we are responsible for', es: 'De qué somos responsables' },
      blocks: [
        {
          en: "We work hard to keep this website correct and running, but we can't promise that it never fails. We offer it as it is and as it is available.",
          es: 'Trabajamos mucho para que este sitio sea correcto y funcione, pero no podemos prometer que nunca falle. Lo ofrecemos tal como es y según esté disponible.',
        },
        {
          en: 'As far as the law allows, we are not responsible for indirect losses, or for decisions of the Marketplace, an insurance company or a health care provider.',
          es: 'Hasta donde la ley lo permite, no respondemos por pérdidas indirectas ni por decisiones del Mercado, de una compañía de seguros o de un proveedor de salud.',
        },
        {
          en: "Nothing here limits rights that the law gives you and that can't be waived, or our responsibility for our own serious errors or fraud.",
          es: 'Nada de esto limita los derechos que la ley le da y a los que no se puede renunciar, ni nuestra responsabilidad por nuestros propios errores graves o por fraude.',
        },
      ],
    },
    {
      id: 'changes',
      title: { en: 'When these terms change', es: 'Cuando estos términos cambian' },
      blocks: [
        {
          en: "If we change these terms in a way that matters, we'll tell you at least 30 days before the change takes effect. We'll post the new text here and write to the email address in your account.",
          es: 'Si cambiamos estos términos en algo importante, se lo diremos al menos 30 días antes de que el cambio entre en vigor. Publicaremos aquí el nuevo texto y le escribiremos al correo electrónico de su cuenta.',
        },
        {
          en: "If you don't agree with a change, you can close your account before it takes effect. Closing your account doesn't cancel your health plan.",
          es: 'Si no está de acuerdo con un cambio, puede cerrar su cuenta antes de que entre en vigor. Cerrar su cuenta no cancela su plan de salud.',
        },
      ],
    },
    {
      id: 'law',
      title: { en: 'Which law applies', es: 'Ley aplicable' },
      blocks: [
        {
          en: 'The laws of the State of {{stateOfLaw}} govern these terms, together with the federal laws of the United States. Courts in {{stateOfLaw}} decide disputes, unless the law gives you the right to another court.',
          es: 'Estos términos se rigen por las leyes del estado de {{stateOfLaw}} y por las leyes federales de los Estados Unidos. Los tribunales de {{stateOfLaw}} deciden las disputas, salvo que la ley le dé derecho a otro tribunal.',
        },
        {
          en: "If a court finds that a part of these terms isn't valid, the rest stays in force.",
          es: 'Si un tribunal decide que una parte de estos términos no es válida, el resto sigue vigente.',
        },
      ],
    },
    {
      id: 'contact',
      title: { en: 'How to reach us', es: 'Cómo comunicarse con nosotros' },
      blocks: [
        {
          en: 'Call us at {{agencyPhone}}, Monday to Friday from {{agencyOpens}} to {{agencyCloses}} EST, or write to {{agencyEmail}}. We speak English and Spanish.',
          es: 'Llámenos al {{agencyPhone}}, de lunes a viernes de {{agencyOpens}} a {{agencyCloses}}, hora del Este, o escriba a {{agencyEmail}}. Hablamos español e inglés.',
        },
      ],
    },
  ],
}
