/** Ids of devices and visitors are of our own making: nothing else is believed of a cookie. */
export const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
