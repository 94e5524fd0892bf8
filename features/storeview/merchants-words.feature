@storeview
Feature: The merchant's words in the shopper's language
  The shop speaks many languages. What its merchant wrote is read in those in which they wrote it.

  @STORE-05
  Rule: What the merchant wrote in the shopper's language is read in it

    @journey
    Example: From one moment to the next, on the page at hand
      Given the merchant wrote the page "Washing Silk" that says "Cold water, in the shade."
      And in Hindi "Washing Silk" is "रेशम की धुलाई"
      And in Hindi "Cold water, in the shade." is "ठंडे पानी से, छाँव में।"
      And Meera opens the page "Washing Silk" of the merchant
      When Meera reads on in Hindi
      Then Meera reads on it "ठंडे पानी से, छाँव में।"

  @STORE-05
  Rule: What the merchant did not write in it is read in the merchant's own, and never half in each

    Example: Nobody wrote it in German
      Given the merchant wrote the page "Washing Linen" that says "As hot as you like."
      And in Hindi "Washing Linen" is "लिनन की धुलाई"
      And in Hindi "As hot as you like." is "जितने गरम पानी से चाहें।"
      And Meera opens the page "Washing Linen" of the merchant
      When Meera reads on in German
      Then Meera reads on it "As hot as you like."

    Example: Only its title was written in Hindi so far
      Given the merchant wrote the page "Washing Lace" that says "By hand, in a bowl."
      And in Hindi "Washing Lace" is "लेस की धुलाई"
      And Meera opens the page "Washing Lace" of the merchant
      When Meera reads on in Hindi
      Then Meera reads on it "By hand, in a bowl."
