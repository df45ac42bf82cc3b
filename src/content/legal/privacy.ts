import type { LegalText } from '#domain/content/legal-schema.ts'

/**
 * The privacy policy. C-51 requires HIPAA, the Marketplace, rights, no selling and children. A change of the words is a new
 * edition: `npm run new edition privacy <version> <yyyy-mm-dd>`.
 */
export const privacy: LegalText = {
  status: 'sample',
  version: '2.1',
  effective: '2026-11-28',
  description: {
    en: 'What {{agencyName}} does with your information: what we collect, what goes to the Marketplace, HIPAA, your rights, and what stays on your device.',
    es: 'Qué hace {{agencyName}} con su información: qué pedimos, qué se envía al Mercado, HIPAA, sus derechos y qué se guarda en su dispositivo.',
  },
  keywords: {
    en: 'privacy policy, HIPAA, personal information, Marketplace data, your rights',
    es: 'política de privacidad, HIPAA, información personal, datos del Mercado, sus derechos',
  },
  summary: {
    en: 'You trust us with facts about your family, your income and your health coverage. This page says what we do with them, in plain words.',
    es: 'Usted nos confía datos de su familia, de sus ingresos y de su cobertura médica. Esta página dice qué hacemos con ellos, en palabras sencillas.',
  },
  sections: [
    {
      id: 'scope',
      title: { en: 'What this policy covers', es: 'Qué cubre esta política' },
      blocks: [
        {
          en: 'It covers what you tell us on this website, by phone, by text message or by email, and what our agents learn while they help you.',
          es: 'Cubre lo que usted nos dice en este sitio, por teléfono, por mensaje de texto o por correo electrónico, y lo que nuestros agentes saben de usted al ayudarle.',
        },
        {
          en: '{{agencyName}} is an insurance agency. We are not the Marketplace, an insurance company or a doctor. Each of them has a privacy policy of its own.',
          es: '{{agencyName}} es una agencia de seguros. No somos el Mercado, una compañía de seguros ni un médico. Cada uno de ellos tiene su propia política de privacidad.',
        },
      ],
    },
    {
      id: 'what-we-collect',
      title: { en: 'What we collect', es: 'Qué información pedimos' },
      blocks: [
        {
          en: 'We ask only for what the next step needs:',
          es: 'Pedimos solo lo que hace falta para el siguiente paso:',
        },
        [
          {
            en: 'For a quote: your ZIP code and county, ages, who is on your tax return, and your expected income. No name is needed.',
            es: 'Para una cotización: su código postal y condado, edades, quiénes están en su declaración de impuestos y los ingresos que espera. No hace falta su nombre.',
          },
          {
            en: 'For an account: your name, email address, phone number, language and a password. The service keeps your password so that no one can read it.',
            es: 'Para una cuenta: su nombre, correo electrónico, teléfono, idioma y una contraseña. El servicio guarda su contraseña de modo que nadie pueda leerla.',
          },
          {
            en: 'For your agent, only if you tick it with your account: what you told the quote about its price, such as immigration status, tobacco or pregnancy, changes in your life, and the plans that you compared.',
            es: 'Para su agente, solo si lo marca al crear su cuenta: lo que dijo en la cotización sobre su precio, como estatus migratorio, tabaco o embarazo, cambios de vida y los planes que comparó.',
          },
          {
            en: 'For an application: birth dates, addresses, Social Security numbers, immigration documents, jobs and income of the people who apply, and your signature.',
            es: 'Para una solicitud: fechas de nacimiento, direcciones, números de Seguro Social, documentos migratorios, trabajos e ingresos de quienes solicitan, y su firma.',
          },
          {
            en: 'When you write or call: what you tell us and how we can reach you.',
            es: 'Cuando nos escribe o llama: lo que nos cuenta y cómo comunicarnos con usted.',
          },
        ],
      ],
    },
    {
      id: 'how-we-use',
      title: { en: 'How we use it', es: 'Para qué la usamos' },
      blocks: [
        { en: 'We use your information to:', es: 'Usamos su información para:' },
        [
          {
            en: 'show you plans, prices and an estimate of your tax credit;',
            es: 'mostrarle planes, precios y una estimación de su crédito fiscal;',
          },
          {
            en: 'review your application and submit it with your consent;',
            es: 'revisar su solicitud y presentarla con su consentimiento;',
          },
          {
            en: 'answer you, remind you of dates, and help with renewals and changes;',
            es: 'responderle, recordarle fechas y ayudarle con renovaciones y cambios;',
          },
          {
            en: 'keep the records that the law and the Marketplace ask of agents, and prevent fraud.',
            es: 'guardar los registros que la ley y el Mercado piden a los agentes, y evitar el fraude.',
          },
        ],
      ],
    },
    {
      id: 'marketplace',
      title: { en: 'What goes to the Marketplace', es: 'Qué se envía al Mercado' },
      blocks: [
        {
          en: 'With your consent, our agents submit your application data to the Health Insurance Marketplace. The Marketplace checks it with other federal agencies, such as the Social Security Administration, the IRS and the Department of Homeland Security, to decide what help with coverage you can get.',
          es: 'Con su consentimiento, nuestros agentes presentan los datos de su solicitud al Mercado de Seguros Médicos. El Mercado los comprueba con otras agencias federales, como la Administración del Seguro Social, el IRS y el Departamento de Seguridad Nacional, para decidir qué ayuda con la cobertura puede obtener.',
        },
        {
          en: "Once we submit it, the Marketplace handles your data under its own privacy rules. People in your family who don't apply for coverage don't have to give their immigration status.",
          es: 'Después de recibirlos, el Mercado maneja sus datos según sus propias reglas de privacidad. Las personas de su familia que no solicitan cobertura no tienen que dar su estatus migratorio.',
        },
      ],
    },
    {
      id: 'sharing',
      title: { en: 'Who else sees it', es: 'Quién más la ve' },
      blocks: [
        {
          en: 'We do not sell your information. We do not rent it or trade it for advertising either.',
          es: 'No vendemos su información. Tampoco la alquilamos ni la cambiamos por publicidad.',
        },
        { en: 'We share only what is needed, and only with:', es: 'Compartimos solo lo necesario, y solo con:' },
        [
          { en: 'the Marketplace, as said above;', es: 'el Mercado, como se dijo arriba;' },
          {
            en: 'the insurance company of the plan that you choose;',
            es: 'la compañía de seguros del plan que usted elige;',
          },
          {
            en: 'companies that work for us, such as those that host our systems or send our messages, under contracts that bind them to this policy;',
            es: 'empresas que trabajan para nosotros, como las que alojan nuestros sistemas o envían nuestros mensajes, con contratos que las obligan a cumplir esta política;',
          },
          { en: 'authorities, when the law requires it.', es: 'autoridades, cuando la ley lo exige.' },
        ],
      ],
    },
    {
      id: 'hipaa',
      title: { en: 'HIPAA and your health information', es: 'HIPAA y su información de salud' },
      blocks: [
        {
          en: "HIPAA is the federal law that protects health information held by health plans, doctors and those who work for them. When we handle health information for an insurance company, we follow HIPAA and our contract with that company. We follow the Marketplace's privacy and security rules for agents for everything else in your application.",
          es: 'HIPAA es la ley federal que protege la información de salud que tienen los planes de salud, los médicos y quienes trabajan para ellos. Cuando manejamos información de salud para una compañía de seguros, cumplimos HIPAA y nuestro contrato con esa compañía. Para todo lo demás de su solicitud, cumplimos las reglas de privacidad y seguridad del Mercado para agentes.',
        },
        {
          en: "Questions about your medical records or your claims are for your health plan or your doctor, because they hold those records. Please contact the provider directly. We'll gladly tell you whom to call.",
          es: 'Las preguntas sobre su expediente médico o sus reclamos son para su plan de salud o su médico, porque ellos guardan esos registros. Por favor, comuníquese directamente con el proveedor. Con gusto le decimos a quién llamar.',
        },
      ],
    },
    {
      id: 'your-device',
      title: { en: 'What is stored on your device', es: 'Qué se guarda en su dispositivo' },
      blocks: [
        {
          en: 'To save you typing, your browser keeps:',
          es: 'Para que no tenga que escribir todo otra vez, su navegador guarda:',
        },
        [
          {
            en: 'your unsent application, the answers it takes from your quote, and your details, encrypted and without Social Security or document numbers, until you send it, log out or leave the site unused for some minutes;',
            es: 'su solicitud sin enviar, las respuestas que toma de su cotización y sus datos, cifrados y sin números de Seguro Social ni de documentos, hasta que la envíe, cierre la sesión o deje el sitio sin usar unos minutos;',
          },
          {
            en: "a login token, until you log out or your session ends. If a link from elsewhere logged you in, its address with the token may also be in your browser's list of visited pages;",
            es: 'una clave de sesión, hasta que usted cierre la sesión o esta termine. Si un enlace de otro lugar abrió su sesión, su dirección con la clave también puede estar en la lista de páginas visitadas de su navegador;',
          },
          { en: 'the language you chose;', es: 'el idioma que eligió;' },
          {
            en: 'your quote answers, until you close the tab;',
            es: 'las respuestas de su cotización, hasta que cierre la pestaña;',
          },
          {
            en: 'the last three quotes whose plans you saw, encrypted, for up to 30 days. A quote that a link opened is among them only once you change or save it;',
            es: 'las últimas tres cotizaciones cuyos planes vio, cifradas, hasta por 30 días. Una cotización que abrió un enlace está entre ellas solo cuando usted la cambia o la guarda;',
          },
          {
            en: 'your list of doctors and medicines, encrypted, for up to 30 days;',
            es: 'su lista de médicos y medicamentos, cifrada, hasta por 30 días;',
          },
          {
            en: 'a key that opens what is encrypted, on this device only;',
            es: 'una clave que abre lo cifrado, solo en este dispositivo;',
          },
          {
            en: "settings that don't identify you: that this is a shared device, if you turned it on, when you were last active or left the tab, whether answers still wait to be sent or were just sent, what you chose about Spanish and about two languages side by side, and whether the page has reloaded itself or reported an error.",
            es: 'datos que no le identifican: que este es un dispositivo compartido, si usted lo activó, cuándo hizo algo por última vez o dejó la pestaña, si quedan respuestas por enviar o acaban de enviarse, qué eligió sobre el español y sobre ver dos idiomas a la vez, y si la página se ha vuelto a cargar sola o ha informado de un error.',
          },
        ],
        {
          en: "Sending your application erases the draft. Logging out erases everything of yours that is encrypted here. So does leaving the site unused for some minutes while you are logged in. If the browser is closed then, it is erased when this site is next opened. What you saved with “Save and continue” is there when you log in again. Only answers that wait for a connection stay, encrypted, for up to 30 days. On a shared computer, turn on “This is a shared device”, below the questions of the quote, in “Save or share” or in the application: then your answers are for that tab only. A browser can bring a closed tab back; the site then erases it and logs you out, and likewise when you come back to the tab from another site after more than 30 seconds. Until then its files may still be on that computer. The browser also keeps a list of the pages it has opened, which the site can't erase. The site asks the browser not to remember what you type there, but a browser may do so all the same. Always log out there, and then close the window: closing it alone leaves your session open at our service for a while.",
          es: 'Al enviar su solicitud se borra el borrador. Al cerrar la sesión se borra todo lo suyo que está cifrado aquí. También se borra si deja el sitio sin usar unos minutos con la sesión abierta. Si entonces el navegador está cerrado, se borra la próxima vez que se abra este sitio. Lo que usted guardó con «Guardar y continuar» sigue ahí cuando inicie sesión otra vez. Solo las respuestas que esperan una conexión quedan, cifradas, hasta por 30 días. En una computadora compartida, active «Este es un dispositivo compartido», debajo de las preguntas de la cotización, en «Guardar o compartir» o en la solicitud: así sus respuestas son solo para esa pestaña. Un navegador puede volver a abrir una pestaña cerrada; entonces el sitio la borra y cierra su sesión, y lo mismo cuando usted vuelve a la pestaña desde otro sitio después de más de 30 segundos. Hasta entonces sus archivos pueden seguir en esa computadora. El navegador guarda además una lista de las páginas que abrió, que el sitio no puede borrar. El sitio le pide al navegador que no recuerde lo que usted escribe allí, pero un navegador puede hacerlo de todos modos. Cierre siempre la sesión allí y luego la ventana: si solo la cierra, su sesión sigue abierta un tiempo en nuestro servicio.',
        },
        {
          en: "A link that you share holds your answers in its last part, and whoever has the link can read them. Browsers don't send that part when the link is opened. The site then asks for the county with its ZIP code, and for prices with its answers, as if they had been typed.",
          es: 'Un enlace que usted comparte contiene sus respuestas en su última parte, y quien tenga el enlace puede leerlas. Los navegadores no envían esa parte al abrir el enlace. El sitio pide entonces el condado con su código postal, y los precios con sus respuestas, como si se hubieran escrito.',
        },
        {
          en: "We don't use advertising cookies, trackers or analytics from other companies.",
          es: 'No usamos cookies de publicidad, rastreadores ni herramientas de estadísticas de otras empresas.',
        },
        {
          en: "Videos come from another company. We don't contact it until you press play. From then on, its own policy applies.",
          es: 'Los videos vienen de otra empresa. No nos comunicamos con ella hasta que usted presiona el botón de reproducir. Desde entonces se aplica la política de esa empresa.',
        },
      ],
    },
    {
      id: 'security',
      title: { en: 'How we protect it', es: 'Cómo la protegemos' },
      blocks: [
        {
          en: "Data travels encrypted. What your browser keeps of your application is encrypted too, but someone who can copy this device's disk may still be able to read it. Inside the agency, only people who need your information to help you may see it.",
          es: 'Los datos viajan cifrados. Lo que su navegador guarda de su solicitud también está cifrado, pero quien pueda copiar el disco de este dispositivo aún podría leerlo. En la agencia, solo ven su información las personas que la necesitan para ayudarle.',
        },
        {
          en: "No system is perfectly safe. If something happens to your information, we'll tell you as the law requires.",
          es: 'Ningún sistema es del todo seguro. Si algo le pasa a su información, le avisaremos como lo exige la ley.',
        },
      ],
    },
    {
      id: 'retention',
      title: { en: 'How long we keep it', es: 'Cuánto tiempo la guardamos' },
      blocks: [
        {
          en: 'Marketplace rules ask agents to keep consent and application records for at least 10 years. We keep the rest only as long as we need it to help you.',
          es: 'Las reglas del Mercado piden a los agentes guardar el consentimiento y la solicitud por lo menos 10 años. Lo demás lo guardamos solo mientras haga falta para ayudarle.',
        },
        { en: 'After that we delete it or make it anonymous.', es: 'Después lo borramos o lo hacemos anónimo.' },
      ],
    },
    {
      id: 'your-rights',
      title: { en: 'Your rights', es: 'Sus derechos' },
      blocks: [
        { en: 'You can ask us to:', es: 'Usted puede pedirnos que:' },
        [
          {
            en: 'show you the information we have about you, and give you a copy;',
            es: 'le mostremos la información que tenemos sobre usted y le demos una copia;',
          },
          { en: 'correct what is wrong;', es: 'corrijamos lo que esté mal;' },
          { en: "delete what the law doesn't ask us to keep;", es: 'borremos lo que la ley no nos obliga a guardar;' },
          {
            en: 'stop contacting you, or stop acting for you.',
            es: 'dejemos de comunicarnos con usted o de actuar en su nombre.',
          },
        ],
        {
          en: "Call or write to us. We'll check that it is you and answer within 30 days, at no cost. We'll never treat you worse for using your rights.",
          es: 'Llámenos o escríbanos. Confirmaremos que es usted y le responderemos en un plazo de 30 días, sin costo. Nunca recibirá un trato peor por usar sus derechos.',
        },
      ],
    },
    {
      id: 'children',
      title: { en: 'Children', es: 'Niños' },
      blocks: [
        {
          en: "We do not collect information from children under 13. If you believe that a child has written to us, tell us and we'll delete it.",
          es: 'No recopilamos información de niños menores de 13 años. Si cree que un niño nos escribió, avísenos y la borraremos.',
        },
        {
          en: 'This website is not addressed to people under 18. Only adults may create an account.',
          es: 'Este sitio no está dirigido a menores de 18 años. Solo las personas adultas pueden crear una cuenta.',
        },
        {
          en: "A parent or guardian may give us a child's information to apply for the child's coverage. We protect it like all the rest.",
          es: 'El padre, la madre o el tutor puede darnos los datos de un niño para solicitar su cobertura. Los protegemos igual que los demás.',
        },
      ],
    },
    {
      id: 'changes',
      title: { en: 'When this policy changes', es: 'Cuando esta política cambia' },
      blocks: [
        {
          en: "The version and the day at the top name the edition that applies. If we want to use or share your information in another way, or give you fewer rights, we'll post the new text here and tell you at least 30 days before it takes effect. An edition that only describes more exactly what the site does applies from its day on.",
          es: 'La versión y la fecha de arriba indican la edición que se aplica. Si queremos usar o compartir su información de otra manera, o darle menos derechos, publicaremos aquí el nuevo texto y se lo diremos al menos 30 días antes de que entre en vigor. Una edición que solo describe con más exactitud lo que hace el sitio se aplica desde su fecha.',
        },
      ],
    },
    {
      id: 'contact',
      title: { en: 'Questions and complaints', es: 'Preguntas y quejas' },
      blocks: [
        {
          en: 'Contact us, your provider of this service, at {{agencyPhone}} or {{agencyEmail}}. We speak English and Spanish.',
          es: 'Comuníquese con nosotros, su proveedor de este servicio, al {{agencyPhone}} o en {{agencyEmail}}. Hablamos español e inglés.',
        },
        {
          en: "If our answer doesn't satisfy you, you can also complain to the insurance department of your state or to the Office for Civil Rights of the U.S. Department of Health and Human Services.",
          es: 'Si nuestra respuesta no le satisface, también puede presentar una queja ante el departamento de seguros de su estado o ante la Oficina de Derechos Civiles del Departamento de Salud y Servicios Humanos de los EE. UU.',
        },
      ],
    },
  ],
}
