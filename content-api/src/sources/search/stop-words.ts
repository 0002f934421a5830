/** German stop words, folded. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis bist da damit dann das dass dein deine dem',
    'den denn der des dessen die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines er',
    'es etwas euch euer eure fur gegen gibt hab habe haben hat hatte hier hin ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in',
    'ins ist ja jede jedem jeden jeder jedes kann kein keine konnen man mehr mein meine meinem meinen meiner mich mir mit muss',
    'nach nicht noch nun nur ob oder ohne sehr sein seine sich sie sind so soll uber um und uns unser unsere unserem unseren',
    'unserer unter viel vom von vor war warum was wegen weil welche welchem welchen welcher welches wem wen wenn wer werden wie',
    'wieder will wir wird wo wozu wurde zu zum zur zwischen',
  ]
    .join(' ')
    .split(' '),
);

export function isStopWord(folded: string): boolean {
  return STOP_WORDS.has(folded);
}
