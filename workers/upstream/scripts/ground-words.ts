/** Words that promise more than a page can prove. Each match in an edited text is a claim of its own. */
export const SUPERLATIVES =
  /\b(best|cheapest|fastest|strongest|lightest|softest|safest|greatest|finest|toughest|number one|#1|no\.? ?1|leading|world'?s (?:first|best|most)|most (?!of\b)\p{L}+|unbeatable|unrivalled|unmatched|unprecedented|can(?:no|')t be beat(?:en)?|perfect|ultimate|the only \p{L}+ (?:with|that))\b|第一(?![次步个眼时件天页节堂课年代批])|最(?!(?:长|大|高|多|远|低|少|快|小|短)?\p{Script=Han}{0,4}\s?\d)(?!近|后|终|初)[\p{Script=Han}]|顶级|顶尖|极致|唯一|首选|无敌|史上|国家级|世界级|完美/iu;

export const ABSOLUTES =
  /\b(always|never|guaranteed|100 ?(?:%|percent)|every time|forever|instantly|completely|totally|no risk|risk[- ]free|works for all|all[- ]natural|chemical[- ]free|never fails)\b|绝对|永久|永远|100%有效|百分之百|保证|万能|零风险|立刻见效|立竿见影|全部解决/iu;

export const MEDICAL =
  /\b(cures?|heals?|treats?|prevents?|diagnos\w+|clinically|doctors?|dermatologist\w*|medical(?:ly)?|anti-?bacterial|kills? (?:germs|bacteria|viruses)|pain relief|relieves?|lose weight|weight loss|anti-?ageing|anti-?aging|detox|immun\w+)\b|治疗|治愈|治好|疗效|药效|根治|预防|消炎|抗菌|杀菌|减肥|瘦身|抗衰|排毒|免疫|医生推荐|临床|祛斑|祛痘|止痛/iu;
