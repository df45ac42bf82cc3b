import type { Question } from '#domain/content/question-schema.ts'

export const whoQualifies: Question = {
  status: 'confirmed',
  slug: 'who-qualifies',
  icon: 'people',
  topic: 'price',
  question: {
    en: 'Who can get the tax credit in {{year}}?',
    es: '¿Quién puede recibir el crédito fiscal en {{year}}?',
  },
  short: {
    en: 'Most households with income between 100% and 400% of the federal poverty level. For a {{year}} plan that is {{oneLowest}} to {{oneHighest}} for one person, and {{fourLowest}} to {{fourHighest}} for a family of four.',
    es: 'La mayoría de los hogares con ingresos entre el 100% y el 400% del nivel federal de pobreza. Para un plan de {{year}}, eso es de {{oneLowest}} a {{oneHighest}} para una persona, y de {{fourLowest}} a {{fourHighest}} para una familia de cuatro.',
  },
  more: {
    en: "Above 400% there is no tax credit, not even for one dollar more. In Alaska and Hawaii the amounts are higher. Within the limits, the second-lowest-cost Silver plan costs you from {{lowestShare}} to {{highestShare}} of your income, and the credit pays the rest. There is no credit for a person who can get Medicare without a premium, Medicaid, CHIP or affordable coverage of a job, their own or a family member's, even if they turn it down. In most states adults with income up to 138% get Medicaid instead. Married people must file their taxes together, with few exceptions. From 2027 on the credit is only for citizens, permanent residents, Cuban and Haitian entrants, and people from the Pacific nations of the COFA agreements.",
    es: 'Por encima del 400% no hay crédito fiscal, ni por un dólar de más. En Alaska y Hawái las cantidades son más altas. Dentro de los límites, el segundo plan Plata más económico le cuesta entre el {{lowestShare}} y el {{highestShare}} de sus ingresos, y el crédito paga el resto. No hay crédito para quien puede tener Medicare sin prima, Medicaid, CHIP o un seguro del trabajo a un precio asequible, propio o de un familiar, aunque lo rechace. En casi todos los estados, las personas adultas con ingresos de hasta el 138% reciben Medicaid. Las personas casadas deben declarar juntas sus impuestos, con pocas excepciones. Desde 2027 el crédito es solo para ciudadanos, residentes permanentes, entrantes cubanos y haitianos, y personas de las naciones del Pacífico de los acuerdos COFA.',
  },
}
