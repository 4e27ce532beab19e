/** A text of some length in each language, by the voice that its page begins with. */
export const TEXTS = {
  af_heart:
    "We set out to build a bottle that keeps coffee hot from breakfast until the last meeting of the day. It took two years, four factories and more lids than we care to count. The steel is recycled, the seal is silicone, and the cap turns with one hand. Fill it at seven, and at seven in the evening it is still warm. It fits the cup holder of a small car, it does not sweat on a desk, and it can go into the dishwasher. If it ever leaks, we send you another one.",
  zf_xiaoxiao:
    "我们想做一只保温杯，让早上的咖啡一直热到下班。为此花了两年时间，跑了四家工厂，试过的杯盖多得数不清。杯身用的是再生不锈钢，密封圈是食品级硅胶，单手就能拧开。早上七点装满，晚上七点还是温的。它放得进小车的杯架，放在桌上不会出水，也可以直接放进洗碗机。如果漏水，我们免费换新。",
} as const;
