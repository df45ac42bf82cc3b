import type { Question } from '#domain/content/question-schema.ts'

export const whoQualifies: Question = {
  status: 'confirmed',
  slug: 'who-qualifies',
  icon: 'people',
  question: {
    en: 'Who can get the tax credit in {{year}}?',
    es: '¿Quién puede recibir el crédito fiscal en {{year}}?',
  },
  short: {
    en: 'Most households with income between 100% and 400% of the federal poverty level. For a {{year}} plan that is {{oneLowest}} to {{oneHighest}} for one person, and {{fourLowest}} to {{fourHighest}} for a family of four.',
    es: 'La mayoría de los hogares con ingresos entre el 100% y el 400% del nivel federal de pobreza. Para un plan de {{year}}, eso es de {{oneLowest}} a {{oneHighest}} para una persona, y de {{fourLowest}} a {{fourHighest}} para una familia de cuatro.',
  },
  more: {
    en: "Above 400% there is no tax credit in {{year}}, not even for one dollar more. Within the limits, a middle-priced Silver plan costs you from {{lowestShare}} to {{highestShare}} of your income, and the credit pays the rest. You also can't have Medicare, Medicaid, or a job plan that counts as affordable. With low income, some states offer Medicaid instead.",
    es: 'Por encima del 400% no hay crédito fiscal en {{year}}, ni por un dólar de más. Dentro de los límites, un plan Plata de precio medio le cuesta entre el {{lowestShare}} y el {{highestShare}} de sus ingresos, y el crédito paga el resto. Tampoco puede tener Medicare, Medicaid ni un plan del trabajo que se considere económico. Con ingresos bajos, algunos estados ofrecen Medicaid.',
  },
}
