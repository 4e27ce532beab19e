/** The words of the fields that the two forms of avatars of one's own share. */
export const avatarFields = {
  name: {
    label: "Name",
    hint: "As you will find it among your avatars.",
    placeholder: "Anna",
  },
  gender: {
    label: "Gender",
    options: {
      female: "Female",
      male: "Male",
    },
  },
  voice: {
    label: "Voice",
    hint: "You can choose another one for each video.",
  },
  whose: {
    label: "Whose face is it?",
    options: {
      self: "Mine",
      other: "Someone else's",
    },
  },
  person: {
    label: "Their name",
    hint: "It is kept with the record of consent.",
    placeholder: "Anna Lindqvist",
  },
};
