@contact
Feature: Who sells, and who answers complaints
  The law of India wants both to be named, and that of Europe who sells.

  Background:
    Given the shop says who sells and who answers complaints

  @CONF-57 @page
  Rule: The contact page names who answers complaints in India, and everywhere who sells

    Example: In India
      When Meera opens the contact page
      Then Meera reads on the page "Grievance officerAnita Rao, grievance officer"
      And Meera reads on the page "Who sellsZari Demo Retail Private Limited"

    Example: Elsewhere
      Given Meera shops from US
      When Meera opens the contact page
      Then Meera does not read on the page "Grievance officer"
      And Meera reads on the page "Who sellsZari Demo Retail Private Limited"
