/** English adjectives of shops that are no nouns too, "soft" and not "classic". */
const ADJECTIVES = new Set(
  (
    "adjustable removable detachable soft smooth silky fluffy warm cozy cosy warming padded cushioned quilted insulated heated reinforced seamless fitted loose relaxed tight elegant stylish trendy chic sleek luxurious durable sturdy robust rugged lightweight heavy compact portable versatile practical functional flexible elastic stretchy rigid breathable waterproof windproof weatherproof rechargeable washable reusable foldable collapsible stackable retractable " +
    "beautiful lovely gorgeous pretty charming cute adorable attractive striking vivid vibrant colorful colourful bright shiny glossy sparkling delicate subtle bold dramatic timeless contemporary vintage rustic traditional romantic playful cheerful festive quirky whimsical sporty casual formal feminine masculine youthful " +
    "comfortable comfy healthy fresh delicious tasty crispy crunchy creamy juicy fruity spicy tangy savory savoury tender moist dry damp wet hot cool chilly cozy tropical mild intense deep rich thick thin slim wide narrow long short tall tiny huge massive spacious roomy generous ample " +
    "powerful strong fast quick rapid speedy efficient effective reliable accurate precise sharp quiet silent gentle safe secure stable steady convenient handy easy simple hassle-free effortless intuitive smart clever innovative modern advanced sophisticated high-tech wireless portable manual automatic electric " +
    "authentic exclusive rare precious exquisite fine finest superb superior excellent outstanding exceptional amazing incredible unbeatable unique distinctive iconic legendary famous popular favorite favourite everyday daily ordinary regular conventional common typical particular certain similar various numerous countless " +
    "sustainable recyclable biodegradable eco-friendly vegan cruelty-free hypoallergenic nourishing moisturizing moisturising hydrating refreshing soothing calming relaxing invigorating energizing flattering stunning eye-catching heavy-duty top-quality state-of-the-art"
  ).split(" "),
);
/** How compounds end that say how something is: "odor-resistant", "fast-drying", "non-slip". */
const COMPOUND =
  /-(?:\p{L}+(?:ing|ed|able|ible|less|ful)|resistant|repellent|friendly|style|free|proof|grade|weight|quality|duty|size|like|soft|rich|wide|deep|high|long|fast)$/iu;

/** Whether an English word only says how something is: a phrase that ends on it has lost its noun. */
export const isAdjective = (word: string): boolean => ADJECTIVES.has(word.toLowerCase()) || COMPOUND.test(word);
