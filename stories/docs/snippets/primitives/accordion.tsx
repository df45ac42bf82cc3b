import { Accordion } from '#components/primitives/accordion.tsx'

/** Questions of which most visitors read one or two. */
export function AccordionExample() {
  return (
    <Accordion
      mode="single"
      headingLevel={2}
      items={[
        { id: 'credit', title: 'What is a tax credit?', content: <p>It lowers the price of each month.</p> },
        { id: 'doctor', title: 'Can I keep my doctor?', content: <p>Look for the doctor in the plan’s network.</p> },
      ]}
    />
  )
}
